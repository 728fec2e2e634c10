// Drives a built site in WebKitGTK's browser over file://, in a display of its own:
//
//   node webkit.mjs SITE
//
// SITE is the html folder of a build of the bundled manual. $CLMAN_BROWSER is the folder whose node_modules contains
// selenium-webdriver, by default target/browser. Prints one line per passed check, and exits with 1 if one fails.
// site.mjs checks all features of the site; this script checks the features in which browsers differ.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const modules = createRequire(join(resolve(process.env.CLMAN_BROWSER ?? "target/browser"), "x.js"));
const { Builder, By, Key, until } = modules("selenium-webdriver");
const base = pathToFileURL(resolve(process.argv[2])).href + "/";
const PATIENCE = 30000; // milliseconds

const port = await new Promise((done) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});
// WebKitGTK's browser is beside its library, in the folder of the machine's architecture.
const libraries = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")).map((name) => join("/usr/lib", name));
const binary = libraries
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "MiniBrowser")))
  .find((file) => file.includes("/webkit2gtk-") && existsSync(file));
const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
  stdio: "ignore",
  detached: true,
});
driver.unref();
process.on("exit", () => process.kill(-driver.pid));
const browser = await started();

let checks = 0;
let failures = 0;
async function check(name, test) {
  try {
    await test();
    checks += 1;
    console.log(`ok ${name}`);
  } catch (error) {
    failures += 1;
    console.log(`failed: ${name}\n${error.stack}`);
  }
}

const open = (path) => browser.get(base + path);
const one = (selector) => browser.wait(until.elementLocated(By.css(selector)), PATIENCE);
const text = (selector) => one(selector).then((element) => element.getText());
const run = (script, ...values) => browser.executeScript(script, ...values);
const holds = (script, ...values) => browser.wait(() => run(`return ${script}`, ...values), PATIENCE, script);
const loaded = (name) => run("return document.querySelectorAll(`script[src^='${arguments[0]}']`).length", name);

// Clicks on the button `name` of a listing, whose tools are shown while a pointer is over it.
async function press(listing, name) {
  await run("arguments[0].scrollIntoView({ block: 'center' })", await one(listing));
  await browser.actions().move({ origin: await one(listing) }).perform();
  await one(`${listing} .tools`)
    .then((tools) => tools.findElement(By.xpath(`.//button[normalize-space() = '${name}']`)))
    .then((button) => button.click());
}

await check("a name is searched for with keys alone", async () => {
  await open("index.html");
  assert.equal(await loaded("search-index"), 0);
  await browser.actions().sendKeys("/").perform();
  await browser.actions().sendKeys("get_globl_id").perform();
  await one("[role=option][aria-selected=true]");
  await browser.actions().sendKeys(Key.ENTER).perform();
  await browser.wait(until.urlMatches(/get_global_id/), PATIENCE);
});

await check("an example runs, is edited and runs again", async () => {
  await open("barrier.html");
  assert.equal(await loaded("playground"), 0);
  await press("#turn .copyable", "Run");
  assert.equal(await text(".playground .outcome"), "It ran as expected");
  assert.equal(await text(".playground .terminal"), "argument 1: int 3, 2, 1, 0, 7, 6, 5, 4");
  await press("#turn .copyable", "Edit");
  await holds("document.activeElement?.shadowRoot != null");
  await browser.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).perform();
  await browser.actions().sendKeys("kernel void f(void) { int x = y; }").perform();
  await holds("document.querySelector('textarea').value === 'kernel void f(void) { int x = y; }'");
  await browser.actions().keyDown(Key.CONTROL).sendKeys(Key.ENTER).keyUp(Key.CONTROL).perform();
  assert.match(await text(".playground .found"), /`y` is not declared/);
});

await check("an endless kernel is stopped", async () => {
  const program = "kernel void k(global int *p) { for (;;) p[0] = 1; }";
  const launch = 'source = "a.cl"\nkernel = "k"\nglobal = [1]\n[[arg]]\nbuffer = { type = "int", len = 1 }\n';
  await open("playground.html");
  await run(`document.querySelectorAll("textarea").forEach((area, i) => {
    area.value = arguments[i];
    area.dispatchEvent(new Event("input", { bubbles: true }));
  })`, program, launch);
  const button = (name) =>
    browser.wait(until.elementLocated(By.xpath(`//button[normalize-space() = '${name}']`)), PATIENCE);
  await (await button("Run")).click();
  await (await button("Stop")).click();
  await holds("document.querySelector('.playground, main').textContent.includes('Stopped')");
});

await check("a list of rules is filtered", async () => {
  await open("rules.html");
  await (await one("form.filter input")).sendKeys("initializer local address");
  assert.match(await text("[data-rules-found] li"), /__local › no-initializer/);
});

await check("the reader's choice of colours is kept", async () => {
  const colour = () => run("return getComputedStyle(document.body).backgroundColor");
  await open("local.html");
  const before = await colour();
  await (await one("button[aria-label^='Colours'], button[title^='Colours']")).click();
  const after = await colour();
  assert.notEqual(after, before);
  await open("global.html");
  assert.equal(await colour(), after);
});

await check("no page is wider than a small window", async () => {
  await browser.manage().window().setRect({ width: 480, height: 800 });
  for (const path of ["index.html", "local.html", "printf.html", "rules.html", "verified.html", "playground.html"]) {
    await open(path);
    const [wide, window] = await run("return [document.documentElement.scrollWidth, innerWidth]");
    assert.ok(wide <= window, `${path} is ${wide} px wide in ${window}`);
  }
});

await browser.quit();
console.log(`${checks} checks hold, ${failures} do not`);
process.exitCode = failures ? 1 : 0;

// Starts a session as soon as the driver accepts connections.
async function started() {
  const options = { binary, args: ["--automation"] };
  const builder = () => new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  for (const end = Date.now() + PATIENCE; ; await new Promise((done) => setTimeout(done, 200))) {
    try {
      return await builder().build();
    } catch (error) {
      if (Date.now() > end) { throw error; }
    }
  }
}
