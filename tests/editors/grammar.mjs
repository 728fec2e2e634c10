// Tokenizes a program with the grammar of the extension for VS Code, and prints or compares the scopes.
//
// node grammar.mjs GRAMMAR [FILE]: with a file, the scopes of its tokens are printed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.env.CLMAN_EDITORS, "package.json"));
const { Registry, parseRawGrammar, INITIAL } = require("vscode-textmate");
const oniguruma = require("vscode-oniguruma");
const [path, file] = process.argv.slice(2);

await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")));
const registry = new Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => parseRawGrammar(readFileSync(path, "utf8"), path),
});
const grammar = await registry.loadGrammar("source.opencl");

/** The tokens of a program, with their innermost scopes. */
function tokens(program) {
  let stack = INITIAL;
  return program.split("\n").flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    return tokens.map((t) => [line.slice(t.startIndex, t.endIndex).trim(), t.scopes.at(-1).replace(/\.opencl$/, "")]);
  }).filter(([text]) => text !== "");
}

/** Each token whose innermost scope is not `source.opencl`, with this scope. */
const scopes = (program) => tokens(program).filter(([, scope]) => scope !== "source").map((t) => t.join(" "));

if (file) {
  for (const [text, scope] of tokens(readFileSync(file, "utf8"))) { console.log(`${text.padEnd(40)} ${scope}`); }
  process.exit();
}

const tests = {
  "a kernel": () => assert.deepEqual(scopes("kernel void f(global const float4 *p) { p[0].xy = exp(1.5f); }"), [
    "kernel storage.modifier", "void storage.type.built-in", "f entity.name.function", "global storage.modifier",
    "const storage.modifier", "float4 storage.type.built-in", "* keyword.operator", "0 constant.numeric.integer",
    ". punctuation.accessor", "xy variable.other.member", "= keyword.operator.assignment", "exp support.function",
    "1.5f constant.numeric.float", "; punctuation.terminator.statement",
  ]),
  "numbers": () => assert.deepEqual(
    tokens("0x1Fu 0x1.8p3f 42UL 1e-5 .5h 1. 0b 7").map((t) => t.join(" ")).filter((t) => t.includes("numeric")), [
      "0x1Fu constant.numeric.hex", "0x1.8p3f constant.numeric.hex", "42UL constant.numeric.integer",
      "1e-5 constant.numeric.float", ".5h constant.numeric.float", "1. constant.numeric.float",
      "7 constant.numeric.integer",
    ]),
  "directives": () => assert.deepEqual(
    scopes("#define F(x) x##1 // c\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#include \"a.h\"\n#if defined(N)"), [
      "#define keyword.control.directive.define", "F entity.name.function.preprocessor", "( meta.preprocessor.define",
      "x variable.parameter.preprocessor", ") meta.preprocessor.define", "x meta.preprocessor.define",
      "## keyword.operator.preprocessor", "1 constant.numeric.integer", "// punctuation.definition.comment",
      "c comment.line.double-slash", "#pragma keyword.control.directive.pragma", "OPENCL keyword.other.pragma",
      "EXTENSION keyword.other.pragma", "cl_khr_fp16 support.constant.extension", ": keyword.operator",
      "enable keyword.other.pragma", "#include keyword.control.directive.include",
      "\"a.h\" string.quoted.double.include", "#if keyword.control.directive.conditional",
      "defined keyword.control.directive.conditional", "(N) meta.preprocessor",
    ]),
  "attributes and constants": () => assert.deepEqual(
    scopes("__attribute__((reqd_work_group_size(64, 1, 1)))\nbarrier(CLK_LOCAL_MEM_FENCE)").map((t) => t.split(" "))
      .filter(([text]) => /\w/.test(text) && !/^\d/.test(text)).map((t) => t.join(" ")), [
      "__attribute__ keyword.other.attribute", "reqd_work_group_size entity.other.attribute-name",
      "barrier support.function", "CLK_LOCAL_MEM_FENCE support.constant",
    ]),
  "strings and comments": () => assert.deepEqual(scopes("\"a\\n%v4f\" /* kernel\nglobal */ 'x'"), [
    "\" punctuation.definition.string.begin", "a string.quoted.double", "\\n constant.character.escape",
    "%v4f constant.other.placeholder", "\" punctuation.definition.string.end",
    "/* punctuation.definition.comment.begin", "kernel comment.block", "global comment.block",
    "*/ punctuation.definition.comment.end", "' punctuation.definition.string.begin", "x string.quoted.single",
    "' punctuation.definition.string.end",
  ]),
  "conversions and user types": () => assert.deepEqual(
    scopes("convert_uchar4_sat_rte(v) as_int2(v) my_t").filter((t) => /\w{3}/.test(t.split(" ")[0])), [
      "convert_uchar4_sat_rte support.function", "as_int2 support.function", "my_t support.type",
    ]),
};

let failed = false;
for (const [name, test] of Object.entries(tests)) {
  try {
    test();
    console.log(`ok ${name}`);
  } catch (error) {
    console.log(`FAILED ${name}\n${error.stack}`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
