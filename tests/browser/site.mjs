// Drives a built site in Chromium, over file:// and over http under a sub-path, or in Firefox over file://:
//
//   node site.mjs SITE [--firefox | --shots DIR]
//
// SITE is the html folder of a build of the bundled manual. $CLMAN_BROWSER is the folder whose
// node_modules contains playwright-core and axe-core, by default target/browser. $CLMAN_NAMES is a file with the names
// that the search must find. Prints one line per check, and exits with 1 if one fails.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const modules = createRequire(join(resolve(process.env.CLMAN_BROWSER ?? "target/browser"), "x.js"));
const { chromium, firefox } = modules("playwright-core");
const axe = readFileSync(modules.resolve("axe-core/axe.min.js"), "utf8");
const site = resolve(process.argv[2]);
const inFirefox = process.argv[3] === "--firefox";
const shots = process.argv[3] === "--shots" ? process.argv[4] : null;

// ---- A server for the site below a path.

const BELOW = "/some/where/";
const types = {
  ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript",
  ".svg": "image/svg+xml", ".json": "application/json",
};
let served = [];
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
  try {
    assert(path.startsWith(BELOW) && !path.includes(".."));
    const file = join(site, path.slice(BELOW.length) || "index.html");
    const content = readFileSync(file);
    response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain; charset=utf-8" });
    response.end(content);
    // The editor is not counted: the playground works without it, and a page loads it later.
    if (!path.endsWith("playground.editor.js")) { served.push(content.length); }
  } catch {
    response.writeHead(404);
    response.end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const bases = {
  file: pathToFileURL(site).href + "/",
  http: `http://127.0.0.1:${server.address().port}${BELOW}`,
};

const browser = inFirefox
  ? await firefox.launch({
    channel: "moz-firefox",
    executablePath: process.env.CLMAN_FIREFOX ?? "/usr/bin/firefox-esr",
  })
  : await chromium.launch({
    // The shell has the engine of Chromium, but no windows and menus, which take two thirds of the time.
    executablePath: process.env.CLMAN_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu"],
  });

// ---- A page that records its errors and its requests.

async function open(options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  const said = [];
  const asked = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) { said.push(message.text()); }
  });
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("requestfailed", (request) => {
    // Navigating away from a page before it is loaded cancels its pending requests.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") { said.push(`failed: ${request.url()}`); }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) { said.push(`${response.status()}: ${response.url()}`); }
  });
  context.on("request", (request) => asked.push(request.url()));
  return { context, page, said, asked };
}

async function close({ context, said, asked }, base) {
  await context.close();
  assert.deepEqual(said, [], "the console is silent");
  // A worker at file:// is a blob of the page.
  const foreign = asked.filter((url) => !url.startsWith(base) && !url.startsWith("blob:"));
  assert.deepEqual(foreign, [], "no request leaves the site");
}

let checks = 0;
let failures = 0;
async function check(name, test) {
  const start = performance.now();
  try {
    await test();
  } catch (error) {
    failures += 1;
    console.log(`failed: ${name}\n${error.stack}`);
    return;
  }
  checks += 1;
  console.log(`ok ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

// The playground's output for a listing, after a click on one of the listing's buttons.
async function tried(page, listing, button) {
  await listing.hover();
  await listing.locator(".tools").getByRole("button", { name: button }).click();
  const said = listing.locator("xpath=following::section[@class='playground'][1]");
  await said.locator(".outcome").waitFor();
  return said;
}

// Replaces the text of an editor as a reader does. If the browser itself replaced the selection, it would write styles,
// which the policy forbids.
async function write(page, editor, text) {
  await editor.press("Control+a");
  await page.keyboard.press("Delete");
  if (text) { await page.keyboard.insertText(text); }
}

// The number of scripts that the page loaded and whose file names begin with `name`. Elements are counted, because
// Firefox does not report requests at file://.
const loaded = (page, name) => page.locator(`script[src^="${name}"], script[src*="/${name}"]`).count();

const field = (page) => page.getByRole("combobox", { name: "Search the manual" });
const options = (page) => page.getByRole("option");
const ends = (path) => (url) => url.href.endsWith(path);

if (shots) {
  await screenshots();
} else {
  const schemes = Object.entries(bases).filter(([scheme]) => scheme === "file" || !inFirefox);
  await Promise.all(schemes.map(([scheme, base]) => tests(scheme, base)));
}
await browser.close();
server.close();
console.log(`${checks} checks hold, ${failures} do not`);
process.exitCode = failures ? 1 : 0;

// ---- The checks.

async function tests(scheme, base) {
  const on = (name, test, settings = {}) => {
    // The driver of Firefox can neither turn scripts off nor set the preferred color scheme.
    if (inFirefox && ("javaScriptEnabled" in settings || "colorScheme" in settings)) {
      console.log(`skipped ${scheme}: ${name}`);
      return;
    }
    return check(`${scheme}: ${name}`, async () => {
      const opened = await open(settings);
      try {
        await test(opened.page, opened);
      } finally {
        await close(opened, base);
      }
    });
  };

  await on("the index is loaded when somebody searches, and not before", async (page) => {
    await page.goto(base + "index.html");
    assert.equal(await loaded(page, "search-index"), 0);
    await field(page).fill("local");
    await options(page).first().waitFor();
    assert.equal(await loaded(page, "search-index"), 1);
  });

  await on("an example runs, and nothing is loaded before", async (page) => {
    await page.goto(base + "barrier.html");
    assert.equal(await loaded(page, "playground"), 0);
    const said = await tried(page, page.locator("#turn .copyable").first(), "Run");
    assert.equal(await said.locator(".outcome").innerText(), "It ran as expected");
    assert.equal((await said.locator(".terminal").innerText()).trim(), "argument 1: int 3, 2, 1, 0, 7, 6, 5, 4");
    assert.deepEqual(await said.locator("td").allInnerTexts(),
      ["1", "int", "0, 1, 2, 3, 4, 5, 6, 7", "3, 2, 1, 0, 7, 6, 5, 4"]);
    // These are the script of the page, the module and the worker.
    assert.equal(await loaded(page, "playground"), 3);
    // An expected race is marked in the listing.
    await tried(page, page.locator("#missing .copyable").first(), "Run");
    assert.deepEqual(await page.locator("#missing mark.found").allInnerTexts(), ["["]);
  });

  await on("a listing that is rejected is marked, and its diagnostic links to the code", async (page) => {
    await page.goto(base + "1.2/local.html");
    const listing = page.locator(".copyable:has(pre.cl.rejected):visible").first();
    const said = await tried(page, listing, "Check");
    assert.equal(await said.locator(".outcome").innerText(), "The checker rejects it");
    assert.equal(await said.locator("select").first().inputValue(), "1.2");
    assert.ok(await listing.locator("mark.found.error").count() > 0);
    const code = await said.locator(".found a").first().innerText();
    await said.locator(".found a").first().click();
    await page.waitForURL(ends(`diagnostics/${code}.html`));
  });

  await on("a program is edited, stopped and shared", async (page) => {
    await page.goto(base + "playground.html");
    await write(page, page.getByLabel("Program", { exact: true }), "kernel void k(global int *p) { for (;;) p[0] = 1; }");
    await write(page, page.getByLabel("Launch file", { exact: true }), 'source = "a.cl"\nkernel = "k"\nglobal = [1]\n[[arg]]\nbuffer = { type = "int", len = 1 }\n');
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped").waitFor();
    await write(page, page.getByLabel("Launch file", { exact: true }), "");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("The checker accepts it").waitFor();
    await page.getByRole("button", { name: "Link" }).click();
    await page.waitForURL(/#./);
    const link = page.url();
    // Opens another page first, so that this page is loaded again.
    await page.goto(base + "local.html");
    await page.goto(link);
    await page.waitForFunction(() => document.querySelector("textarea").value.includes("for (;;)"));
  });

  await on("the editor is loaded with the first edit; it colours, indents and marks", async (page) => {
    await page.goto(base + "barrier.html");
    const listing = page.locator("#turn .copyable").first();
    await tried(page, listing, "Run");
    assert.equal(await loaded(page, "playground.editor"), 0);
    await listing.getByRole("button", { name: "Edit" }).click();
    const program = page.getByRole("textbox", { name: "Program" });
    await page.waitForFunction(() => document.activeElement?.shadowRoot);
    assert.equal(await loaded(page, "playground.editor"), 1);
    const colour = (text) => program.getByText(text, { exact: true }).first().evaluate((e) => getComputedStyle(e).color);
    assert.equal(new Set([await colour("kernel"), await colour("int"), await colour("0")]).size, 3);
    await write(page, program, "");
    await page.keyboard.type("kernel void f(void) {\nint x = y;\n}");
    const text = "kernel void f(void) {\n    int x = y;\n}";
    assert.equal(await page.locator("textarea").first().inputValue(), text);
    await page.keyboard.press("Control+Enter");
    await page.locator(".playground .found").waitFor();
    const marked = program.locator(".cm-lintRange-error");
    assert.equal(await marked.innerText(), "y");
    await marked.hover();
    await page.locator(".cm-tooltip").getByText("is not declared").waitFor();
    // Tab indents a line. After Escape, Tab moves the focus out of the editor.
    await program.press("Tab");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    assert.equal(await program.evaluate((e) => e.getRootNode().activeElement), null);
    await page.locator(".place").click();
    await page.keyboard.press("Control+z");
    assert.equal(await page.locator("textarea").first().inputValue(), text);
  });

  await on("fields and launch file are in step", async (page) => {
    await page.goto(base + "playground.html");
    const file = page.getByRole("textbox", { name: "Launch file" });
    const text = () => page.locator("textarea").nth(1).inputValue();
    await page.getByLabel("Global size").fill("2, 2");
    assert.match(await text(), /^global = \[2, 2\]$/m);
    await page.getByLabel("Local size").fill("1 1");
    assert.match(await text(), /^local = \[1, 1\]$/m);
    const third = page.getByRole("group", { name: "Argument 3" });
    await third.getByLabel("Contents").selectOption("fill");
    await third.getByLabel("Value of each").fill("7");
    await third.getByLabel("Expected").fill("");
    assert.match(await text(), /buffer = { type = "float", len = 4, fill = 7 }\n$/);
    await page.getByRole("button", { name: "Add an argument" }).click();
    await page.getByRole("group", { name: "Argument 4" }).getByLabel("Kind").selectOption("local");
    assert.match(await text(), /fill = 7 }\n\[\[arg\]\]\nlocal = 16\n$/);
    await page.getByRole("button", { name: "Remove argument 1" }).click();
    await write(page, file, (await text()).replace("[2, 2]", "[4] # all"));
    assert.equal(await page.getByLabel("Global size").inputValue(), "4");
    assert.equal(await page.getByRole("group").count(), 3);
    await write(page, file, "[[launch]]\nkernel = \"add\"\n");
    assert.equal(await page.getByLabel("Global size").count(), 0);
    await write(page, file, "");
    await page.getByRole("button", { name: "Add a launch" }).click();
    assert.equal(await text(), 'source = "vector-sum.cl"\nkernel = "add"\nglobal = [1]\n');
  });

  // The driver of Firefox cannot replace the response for a file.
  if (!inFirefox) {
    await on("without its editor, the playground has text areas", async (page) => {
      await page.route("**/playground.editor.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      await page.goto(base + "playground.html");
      await page.getByLabel("Launch file", { exact: true }).fill("");
      await page.getByLabel("Program", { exact: true }).fill("kernel void f(void) { }");
      await page.getByRole("button", { name: "Check" }).click();
      await page.getByText("The checker accepts it").waitFor();
    });
  }

  await on("the list of rules is filtered, and opens", async (page) => {
    await page.goto(base + "rules.html");
    assert.equal(await loaded(page, "rules-index"), 0);
    await page.getByRole("searchbox", { name: "Filter" }).fill("initializer local address");
    const found = page.locator("[data-rules-found] li");
    await found.first().waitFor();
    assert.equal(await loaded(page, "rules-index"), 1);
    assert.match(await found.first().innerText(), /__local › no-initializer\n.*must not have an initializer/);
    await page.getByRole("combobox", { name: "Page", exact: true }).selectOption("abs");
    assert.equal(await found.count(), 0);
    await page.getByRole("searchbox", { name: "Filter" }).fill("");
    assert.equal(await found.count(), 2);
    await found.first().getByRole("link").click();
    const rule = page.locator("details[open]");
    await rule.getByRole("link", { name: "On its page" }).click();
    await page.waitForURL(/abs\.html#/);
    assert.equal(await page.locator(":target").count(), 1);
  });

  await on("the list of rules can be read without scripts", async (page) => {
    await page.goto(base + "rules.html");
    assert.equal(await page.locator("form.filter").isVisible(), false);
    await page.locator("summary").first().click();
    assert.ok(await page.locator("details[open] li").first().isVisible());
  }, { javaScriptEnabled: false });

  await on("names and questions find their pages first, and a result shows its kind", async (page) => {
    await page.goto(base + "index.html");
    for (const [query, found] of [
      ["__local", /^__local/i], ["local", /^__local/i], ["addressSpaceQualifiers", /^address[ _-]space/i],
      ["CL0301", /^CL0301/i], ["enqueue_kernel", /^enqueue/i], ["data-race", /^data[ _-]race/i],
      ["NAN", /^math[ _-]constants/i],
      ["why does my barrier hang?", /^barrier-divergence/], ["is half allowed as a kernel argument?", /^__kernel/],
      ["what does __local mean?", /^__local/], ["how accurate is sin?", /^sin/], ["kernel return type", /^__kernel .*rule/],
      ["float4", /› float4 type/], ["CLK_FILTER_LINEAR", /constant/], ["CL0314", /diagnostic/],
      ["no initializer", /rule A variable in the local address space must not have an initializer/],
    ]) {
      await field(page).fill(query);
      await page.waitForFunction((q) => document.querySelector("form.search input").value === q &&
        document.querySelector("[role=option][aria-selected=true]"), query);
      assert.match(await options(page).first().textContent(), found, query);
    }
  });

  // The file of each name's page, according to the manual: [name, file].
  const names = process.env.CLMAN_NAMES ? JSON.parse(readFileSync(process.env.CLMAN_NAMES, "utf8")) : [];
  await on("each name of the language finds its page first", async (page) => {
    await page.goto(base + "index.html");
    await field(page).fill("a");
    await options(page).first().waitFor();
    const wrong = await page.evaluate((names) => names.filter(([name, file]) => {
      const field = document.querySelector("form.search input");
      field.value = name;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      const first = document.querySelector("[role=option]")?.getAttribute("href") ?? "";
      return first.replace(/#.*/, "") !== file;
    }), names);
    if (wrong.length) { console.log(`${wrong.length} of ${names.length}: ${wrong.slice(0, 40).join(" ")}`); }
    assert.ok(wrong.length <= names.length / 100, `${wrong.length} of ${names.length}`);
  });

  await on("a misspelt name finds its page", async (page) => {
    await page.goto(base + "1.2/local.html");
    for (const [query, found] of [["__locla", "__local"], ["adress space", "address"], ["pritnf", "printf"]]) {
      await field(page).fill(query);
      await options(page).first().waitFor();
      assert.match((await options(page).first().textContent()).toLowerCase(), new RegExp(found), query);
    }
  });

  await on("words of the text, of summaries and headings find pages", async (page) => {
    await page.goto(base + "index.html");
    await field(page).fill("work-group");
    await options(page).first().waitFor();
    assert.ok(await options(page).count() > 3);
    // A rule is found by its name, and the result links to it.
    await field(page).fill("no initializer");
    await page.waitForFunction(() => /initializer/.test(document.querySelector("[role=option]")?.textContent));
    await field(page).press("Enter");
    await page.waitForURL(/#.*initializer/);
    assert.equal(await page.locator(":target").count(), 1);
  });

  await on("the pages of a topic follow one another", async (page) => {
    await page.goto(base + "index.html");
    await page.getByRole("link", { name: "Learn" }).click();
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    assert.match(await crumbs.innerText(), /Home.*Kernels and declarations.*__kernel/s);
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(ends("qualifiers.html"));
    await page.getByRole("link", { name: "Previous" }).click();
    await page.waitForURL(ends("kernel.html"));
    await crumbs.getByRole("link", { name: "Kernels and declarations" }).click();
    await page.waitForURL(/index\.html#topic-kernels-and-declarations$/);
    assert.equal(await page.locator(":target").innerText(), "Kernels and declarations");
  }, { javaScriptEnabled: false });

  for (const [width, most] of [[1100, 60], [390, 100]]) {
    await on(`the head is low at a width of ${width}`, async (page) => {
      for (const path of ["index.html", "local.html", "diagnostics/CL0301.html"]) {
        await page.goto(base + path);
        const { height } = await page.locator(".bar").boundingBox();
        assert.ok(height <= most, `${path}: ${height}`);
      }
    }, { viewport: { width, height: 844 }, hasTouch: width < 500 });
  }

  await on("what is nowhere is said to be nowhere", async (page) => {
    await page.goto(base + "index.html");
    await field(page).fill("zzqqxxy");
    await page.getByRole("option", { name: "No page is found" }).waitFor();
  });

  await on("keys: / to search, arrows to choose, Enter to go, Escape to leave", async (page) => {
    await page.goto(base + "printf.html");
    await page.keyboard.press("/");
    assert.ok(await field(page).evaluate((e) => e === document.activeElement));
    await page.keyboard.type("vector");
    await options(page).first().waitFor();
    const selected = () => page.locator("[role=option][aria-selected=true]").textContent();
    const first = await selected();
    await page.keyboard.press("ArrowDown");
    const second = await selected();
    assert.notEqual(first, second);
    const active = await field(page).getAttribute("aria-activedescendant");
    assert.equal(await page.locator(`[id="${active}"]`).textContent(), second);
    await page.keyboard.press("ArrowUp");
    assert.equal(await selected(), first);
    await page.keyboard.press("ArrowUp");
    const href = await page.locator("[role=option][aria-selected=true]").getAttribute("href");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    assert.equal(await page.getByRole("listbox").count(), 0);
    assert.equal(await field(page).inputValue(), "vector");
    await page.keyboard.press("ArrowDown");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(ends(href));
    // In an input field, a slash is typed as text.
    await field(page).focus();
    await page.keyboard.type("a/b");
    assert.equal(await field(page).inputValue(), "a/b");
  });

  await on("the form leads to a page of results", async (page) => {
    await page.goto(base + "2.0/search.html?q=address+sapce");
    const results = page.locator("[data-search=results] a");
    await results.first().waitFor();
    assert.match(await page.locator("[data-search=status]").textContent(), /pages? for “address sapce”|One page/);
    const href = await results.first().getAttribute("href");
    await results.first().click();
    await page.waitForURL(ends("2.0/" + href));
  });

  await on("the search of an older edition leads to pages of that edition, and to diagnostics", async (page) => {
    await page.goto(base + "1.0/index.html");
    await field(page).fill("constant");
    await options(page).first().waitFor();
    await field(page).press("Enter");
    await page.waitForURL(ends("1.0/constant.html"));
    await field(page).fill("CL0101");
    await options(page).first().click();
    await page.waitForURL(ends("diagnostics/CL0101.html"));
    await field(page).fill("printf");
    await options(page).first().click();
    await page.waitForURL(ends("printf.html"));
  });

  await on("the switcher leads to the same page of another edition, and says where there is none", async (page) => {
    await page.goto(base + "global.html");
    const editions = page.getByRole("navigation", { name: "Editions" });
    assert.equal(await editions.locator("[aria-current]").textContent(), "3.1");
    await editions.getByText("Edition 3.1").click();
    await editions.getByRole("link", { name: "1.2" }).click();
    await page.waitForURL(ends("1.2/global.html"));
    assert.equal(await editions.locator("[aria-current]").textContent(), "1.2");
    await editions.getByText("Edition 1.2").click();
    await editions.getByRole("link", { name: "3.1" }).click();
    await page.waitForURL((url) => url.href === base + "global.html");
    await page.goto(base + "generic.html");
    assert.equal(await editions.getByText("1.0").getAttribute("title"), "Not in edition 1.0");
  });

  await on("what changed between two editions is shown on demand", async (page) => {
    await page.goto(base + "global.html");
    const summary = page.getByText("What changed between editions");
    assert.equal(await page.getByRole("link", { name: "since 1.0" }).isVisible(), false);
    await summary.click();
    await page.getByRole("link", { name: "since 1.0" }).click();
    await page.waitForURL(/compare\/global-1\.0\.html$/);
    assert.ok(await page.locator(".diff ins").count() > 0);
    const colours = await page.locator(".diff .ins, .diff .changed ins").first().evaluate((e) =>
      [getComputedStyle(e).backgroundColor, getComputedStyle(document.body).backgroundColor]);
    assert.notEqual(colours[0], colours[1]);
    await page.locator(".summary").getByRole("link", { name: "1.0" }).click();
    await page.waitForURL(ends("1.0/global.html"));
  });

  await on("a page can be read without scripts", async (page) => {
    await page.goto(base + "local.html");
    const text = await page.locator("main").innerText();
    assert.ok(text.includes("Rules") && text.includes("Referenced by") && text.length > 1000);
    assert.ok(await page.getByRole("navigation", { name: "On this page" }).isVisible());
    assert.equal(await page.locator("button").count(), 0);
    await page.getByText("What changed between editions").click();
    assert.ok(await page.getByRole("link", { name: /since|in / }).first().isVisible());
    await page.getByRole("link", { name: "Names" }).click();
    await page.locator("main").getByRole("link", { name: "__global", exact: true }).click();
    await page.waitForURL(ends("global.html"));
    await page.goto(base + "search.html?q=x");
    assert.match(await page.locator("main").innerText(), /needs a script/);
  }, { javaScriptEnabled: false });

  await on("other names and upstream's files lead to the page", async (page) => {
    for (const [from, to] of [["__global.html", "global.html"], ["addressSpaceQualifiers.html", "address-spaces.html"]]) {
      // The browser may leave the redirecting page before this page is loaded. Any later wait for a URL then fails,
      // because the driver reports an aborted navigation. A wait for the content of the next page does not fail.
      await page.goto(base + from, { waitUntil: "commit" }).catch(() => {});
      await page.locator("main h1").waitFor();
      assert.ok(ends(to)(new URL(page.url())), page.url());
    }
  }, { javaScriptEnabled: false });

  await on("dark and light as the system says, and as the reader says", async (page) => {
    const dark = () => page.evaluate(() => {
      const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
      return r + g + b < 380;
    });
    await page.goto(base + "local.html");
    assert.equal(await dark(), true);
    await page.emulateMedia({ colorScheme: "light" });
    assert.equal(await dark(), false);
    const button = page.getByRole("button", { name: /Colours/ });
    await button.click();
    assert.equal(await dark(), true);
    // The choice is kept on other pages, and can be undone.
    await page.goto(base + "global.html");
    assert.equal(await dark(), true);
    await button.click();
    await page.emulateMedia({ colorScheme: "dark" });
    assert.equal(await dark(), false);
    await button.click();
    assert.equal(await dark(), true);
  }, { colorScheme: "dark" });

  await on("a phone's width holds every kind of page", async (page) => {
    // In Chromium, this is tested only over http, because the files are the same over file://.
    for (const path of scheme === "http" || inFirefox ? kinds() : []) {
      await page.goto(base + path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${path} is ${wide} px wide`);
    }
    await page.goto(base + "index.html");
    await field(page).fill("local");
    await options(page).first().waitFor();
    const box = await page.getByRole("listbox").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
  }, { viewport: { width: 360, height: 740 } });

  await on("a listing is copied", async (page, { context }) => {
    if (scheme === "http") { await context.grantPermissions(["clipboard-read", "clipboard-write"]); }
    await page.goto(base + "local.html");
    const box = page.locator(".copyable").nth(1);
    await box.hover();
    await box.getByRole("button", { name: "Copy the listing" }).click();
    await box.getByText("Copied").waitFor();
    if (scheme === "http") {
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await box.locator("pre").textContent());
    }
  });

  await on("a screen reader is told landmarks, headings without their links, and outcomes", async (page) => {
    await page.goto(base + "barrier.html");
    const view = await page.locator("body").ariaSnapshot();
    for (const part of [
      "banner:", "search:", 'navigation "Manual":', "main:", 'navigation "Breadcrumb":', 'navigation "On this page":',
      'heading "barrier(3clc)" [level=1]', 'region "Rules":', 'heading "Rules" [level=2]', "contentinfo:",
      'figure "A sum for each work-group whose size is a power of two":',
    ]) {
      assert.ok(view.includes(`- ${part}`), part);
    }
    const said = await tried(page, page.locator("#turn .copyable").first(), "Run");
    assert.match(await said.ariaSnapshot(), /- status:\n *- paragraph: It ran as expected|- status: It ran as expected/);
  });

  await on("sections and rules have permanent links", async (page) => {
    await page.goto(base + "local.html");
    await page.locator(".heading > a").first().click();
    assert.match(page.url(), /#.+$/);
    await page.locator("a.rule-id").first().click();
    assert.equal(await page.locator(".rule:target").count(), 1);
  });

  await on("print leaves out what is of no use on paper", async (page) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(base + "local.html");
    assert.equal(await page.locator(".bar").isVisible(), false);
    assert.equal(await page.locator(".tools").first().isVisible(), false);
    assert.ok(await page.locator("main h1").isVisible());
    assert.match(await page.evaluate(() => getComputedStyle(document.body).color), /rgb\(0, 0, 0\)/);
  }, { colorScheme: "dark" });

  if (scheme === "http") {
    await on("a page weighs less than 100 KB with all that it needs", async (page, { context }) => {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      for (const path of kinds()) {
        served = [];
        await page.goto(base + path);
        const sizes = served;
        const total = sizes.reduce((sum, size) => sum + size, 0);
        assert.ok(sizes.length >= 4, `${path}: ${sizes}`);
        assert.ok(total < 100_000, `${path}: ${total} bytes`);
      }
    });
  }

  // This is tested only over http, because the files are the same over file://. Only the style sheet determines colors
  // and sizes, so they are measured on one page of each kind; everything else is tested on the pages that have all
  // structures of the manual.
  const ofColors = ["color-contrast", "link-in-text-block"];
  const ofStyles = [...ofColors, "target-size"];
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const everything = { runOnly: tags };
  const colors = { runOnly: ofColors };
  const structure = { runOnly: tags, rules: Object.fromEntries(ofStyles.map((rule) => [rule, { enabled: false }])) };
  const some = kinds();
  const manual = JSON.parse(readFileSync(join(site, "pages.json"), "utf8")).pages;
  const others = covering(manual.map((page) => page.html));
  // Each page, with the rules that must hold in light and dark.
  const looks = [
    ["a page of each kind", some, { light: everything, dark: colors }],
    ["pages with all structures", others, { light: structure }],
  ];
  for (const [which, paths, rules] of scheme === "http" ? looks : []) {
    await on(`axe-core has nothing to say about ${which}`, async (page) => {
      const violations = async (path) => {
        // The page's policy permits only the page's own scripts, so axe-core is injected through the debugger.
        await page.evaluate(`(() => { ${axe}; })()`);
        for (const [colorScheme, ofScheme] of Object.entries(rules)) {
          await page.emulateMedia({ colorScheme });
          const found = await page.evaluate(`axe.run(document, {
            // Styles are read from the browser instead of loaded again, which the policy forbids.
            preload: false,
            // Of rules that hold, one node is described and not each.
            resultTypes: ["violations"],
            ...${JSON.stringify(ofScheme)},
          })`);
          assert.ok(found.passes.length > (ofScheme === colors ? 0 : 10), "axe-core looked at the page");
          const list = found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html + n.failureSummary).join("\n")}`);
          assert.deepEqual(list, [], `${path}, ${colorScheme}`);
        }
      };
      for (const path of paths) {
        await page.goto(base + path);
        await page.locator("details").evaluateAll((all) => all.forEach((one) => { one.open = true; }));
        await violations(path);
      }
      await field(page).fill("local");
      await options(page).nth(1).waitFor();
      await violations("the list of results");
      await page.goto(base + "search.html?q=local");
      await page.locator("[data-search=results] a").first().waitFor();
      await violations("the page of results");
    });
  }
}

// The structures of a page: for each element, its name and attributes with those of its two closest ancestors, and each
// level of a heading with the level of the heading before.
function structures(path) {
  const empty = new Set(["br", "col", "hr", "img", "input", "link", "meta", "wbr"]);
  const described = ["class", "role", "scope", "type"];
  const found = new Set();
  const open = [];
  let heading = "";
  const text = readFileSync(join(site, path), "utf8");
  for (const [, end, tag, rest] of text.matchAll(/<(\/?)([a-z][a-z0-9-]*)((?:\s[^>]*)?)>/g)) {
    if (end) {
      open.length = Math.max(0, open.findLastIndex((element) => element.tag === tag));
      continue;
    }
    const attributes = [...rest.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)]
      .map(([, name, value]) => described.includes(name) ? `${name}=${value}` : name);
    const element = [tag, ...attributes.sort()].join(" ");
    found.add([element, ...open.slice(-2).map((ancestor) => ancestor.element).reverse()].join(" < "));
    if (/^h[1-6]$/.test(tag)) {
      found.add(`${tag} after ${heading}`);
      heading = tag;
    }
    if (!empty.has(tag)) { open.push({ tag, element }); }
  }
  return found;
}

// Some of the pages that together have all structures of all these pages, chosen greedily.
function covering(paths) {
  const pages = new Map(paths.map((path) => [path, structures(path)]));
  const left = new Set([...pages.values()].flatMap((found) => [...found]));
  assert.ok(left.size > 50, `only ${left.size} structures`);
  const chosen = [];
  while (left.size > 0) {
    const added = (path) => [...pages.get(path)].filter((structure) => left.has(structure)).length;
    const best = [...pages.keys()].reduce((a, b) => added(b) > added(a) ? b : a);
    pages.get(best).forEach((structure) => left.delete(structure));
    chosen.push(best);
  }
  return chosen;
}

// Files of each kind.
function kinds() {
  const compared = readdirSync(join(site, "compare")).slice(0, 3).map((file) => `compare/${file}`);
  const some = new Set([
    "index.html", "names.html", "topics.html", "search.html", "playground.html", "verified.html", "1.2/verified.html",
    "rules.html", "rules-2.html",
    ...covering(readdirSync(join(site, "runs")).filter((file) => file.endsWith(".html")).map((file) => `runs/${file}`)),
    "diagnostics/index.html", "diagnostics/CL0301.html", "diagnostics/CM001.html", "1.0/index.html", "1.0/local.html", ...compared,
    "local.html", "scalar-types.html", "printf.html",
  ]);
  return [...some];
}

async function screenshots() {
  mkdirSync(shots, { recursive: true });
  const compared = readdirSync(join(site, "compare"))[0];
  const some = (process.env.SHOTS ?? `index,names,topics,local,diagnostics/index,diagnostics/CL0301,compare/${compared.slice(0, -5)}`).split(",");
  for (const colorScheme of ["light", "dark"]) {
    for (const width of [360, 800, 1400]) {
      const { context, page } = await open({ colorScheme, viewport: { width, height: 900 } });
      for (const path of some) {
        await page.goto(bases.file + path + ".html");
        const file = join(shots, `${path.replace("/", "_")}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file });
      }
      await page.goto(bases.file + "index.html");
      await field(page).fill("adress");
      await options(page).first().waitFor();
      await page.screenshot({ path: join(shots, `searching-${width}-${colorScheme}.png`) });
      await context.close();
    }
  }
}
