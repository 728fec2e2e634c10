// The editors of the playground, bundled into templates/playground.editor.js by `cargo xtask playground`.

import { EditorState } from "@codemirror/state";
import {
  EditorView, keymap, lineNumbers, drawSelection, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars,
} from "@codemirror/view";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintKeymap, setDiagnostics } from "@codemirror/lint";
import { languages, look } from "./language.js";
import { fields } from "./fields.js";

const theme = EditorView.theme({
  "&": { maxHeight: "42rem", border: "1px solid var(--edge)", borderRadius: "0.35rem", background: "var(--paper)", color: "var(--code-ink)", fontSize: "0.85rem" },
  "&.cm-focused": { outline: "2px solid var(--link)", outlineOffset: "1px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-content": { padding: "0.5rem 0", caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { background: "var(--raised)", color: "var(--soft)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine, .cm-activeLineGutter": { background: "none" },
  "&.cm-focused .cm-activeLine": { background: "color-mix(in srgb, var(--line) 40%, transparent)" },
  "&.cm-focused .cm-activeLineGutter": { background: "var(--line)", color: "var(--ink)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": { background: "color-mix(in srgb, var(--link) 28%, transparent)" },
  "&.cm-focused .cm-matchingBracket": { background: "var(--mark)", outline: "1px solid var(--edge)" },
  // The underlines of the library are images, which the policy of the pages forbids.
  ".cm-lintRange": { backgroundImage: "none", paddingBottom: 0, textDecoration: "underline wavy var(--accent)", textUnderlineOffset: "0.25em" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecorationColor: "var(--warning)" },
  ".cm-lintRange-error, .cm-lintRange-info, .cm-lintRange-hint, .cm-lintRange-active": { backgroundImage: "none" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--accent)" },
  ".cm-tooltip, .cm-panels": { border: "1px solid var(--edge)", background: "var(--raised)", color: "var(--ink)", fontFamily: "var(--sans)" },
  ".cm-panel.cm-panel-lint ul [aria-selected]": { background: "var(--mark)", color: "var(--ink)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--accent)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
});

// Puts an editor in place of a text area. The area keeps the text: the editor changes it with each edit, and takes
// over the changes of others, who send the event "input". The editor is in a shadow tree, where a script makes its style
// sheets. Elsewhere they are elements, which the policy of the pages forbids.
function edit(area, language) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open", delegatesFocus: true });
  let following = false;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: area.value,
      extensions: [
        lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(), highlightSpecialChars(), drawSelection(), history(),
        indentOnInput(), bracketMatching(), EditorState.allowMultipleSelections.of(false),
        // Mod-Enter is the playground's.
        keymap.of([...defaultKeymap.filter((key) => key.key !== "Mod-Enter"), ...historyKeymap, ...lintKeymap, indentWithTab]),
        languages[language], look, theme,
        EditorView.contentAttributes.of({
          "aria-label": area.getAttribute("aria-label"), autocapitalize: "none", spellcheck: "false",
          "aria-description": "Tab indents. Escape, then Tab leaves the editor.",
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || following) { return; }
          area.value = update.state.doc.toString();
          area.dispatchEvent(new Event("input"));
        }),
      ],
    }),
  });
  area.addEventListener("input", () => {
    const [from, to] = [view.state.doc.toString(), area.value];
    if (from === to) { return; }
    following = true;
    view.dispatch({ changes: difference(from, to) });
    following = false;
  });
  area.hidden = true;
  area.removeAttribute("aria-label");
  area.after(host);
  return {
    focus: () => view.focus(),
    select(from, to) {
      view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },
    mark: (found) => view.dispatch(setDiagnostics(view.state, found)),
  };
}

// The one change from a text to another: undoing it keeps the cursor near.
function difference(before, after) {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) { from += 1; }
  let same = 0;
  while (same < Math.min(before.length, after.length) - from && before.at(-1 - same) === after.at(-1 - same)) { same += 1; }
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

window.clmanEditor = { edit, fields };
