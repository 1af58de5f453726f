// Every page of the book in a real browser: on a phone, a tablet and a desk,
// in light and dark. What must hold is below, one function for each rule; each
// gives back what is wrong, as a list of words.
//
// usage: MODULES=FOLDER node check.mjs BOOK [faults|slides]
//        faults: plants a fault for each rule, in a copy of a page; the rule must see it
//        slides: BOOK has decks of slides, which are turned to their last slide

import {createRequire} from "node:module";
import {randomBytes} from "node:crypto";
import {appendFileSync, existsSync, readFileSync, readdirSync, writeFileSync} from "node:fs";
import {createServer} from "node:http";
import {cpus} from "node:os";
import {extname, resolve} from "node:path";
import {pathToFileURL} from "node:url";
import {gzipSync} from "node:zlib";

const require = createRequire(resolve(process.env.MODULES, "x.js"));
const {chromium} = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const [book, mode] = process.argv.slice(2);
const address = (page) => pathToFileURL(resolve(book, page)).href;
const pages = readdirSync(book).filter((name) => name.endsWith(".html") && name !== "planted.html").sort();
const widths = [360, 768, 1440];
const schemes = ["light", "dark"];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM
    || ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find(existsSync),
  args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", ...(process.getuid() === 0 ? ["--no-sandbox"] : [])],
});

// Opens a page; what it said and asked for while loading comes with it.
async function open(name, width, scheme) {
  const context = await browser.newContext({viewport: {width, height: 900}, colorScheme: scheme,
    reducedMotion: "reduce"});
  const page = await context.newPage();
  const said = [], asked = [];
  page.on("console", (message) => { if (message.type() === "error") said.push(message.text()); });
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("requestfailed", (request) => said.push(`cannot load ${request.url()}`));
  page.on("request", (request) => { if (!/^(file|data):/.test(request.url())) asked.push(request.url()); });
  await page.goto(address(name), {waitUntil: "load"});
  return {page, said, asked, close: () => context.close()};
}

// --- rules that hold at each width, in light and in dark ---
const rules = {
  "an error on the console": ({said}) => said,
  "a request to another host": ({asked}) => asked,

  "sideways scroll": ({page}) => page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll("main *")]
      .filter((e) => e.getBoundingClientRect().right > root.clientWidth + 1 && !e.closest("pre, .scroll, .body"))
      .slice(0, 3).map((e) => `${e.tagName} ${e.id || e.className}: ${e.textContent.slice(0, 40)}`)
      .concat(`${root.scrollWidth} of ${root.clientWidth} px`);
  }),

  "mathematics that is not seen": ({page}) => page.evaluate(() =>
    [...document.querySelectorAll("math")].filter((math) => {
      if (math.closest("details:not([open])")) return false;
      const {width, height} = math.getBoundingClientRect();
      return width < 2 || height < 4 || getComputedStyle(math).visibility !== "visible";
    }).map((math) => math.textContent)
      .concat(/\$[^$\n]*\\[a-z]+[^$\n]*\$/.exec(document.querySelector("main").innerText) || [])),

  "what axe-core says": async ({page}) => {
    await page.evaluate(() => document.querySelectorAll("details").forEach((d) => { d.open = true; }));
    await page.evaluate(axe);
    const {violations} = await page.evaluate(() => window.axe.run(document,
      {preload: false, runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}));
    // It does not see MathML, and calls a heading of nothing else empty.
    return violations.flatMap((v) => v.nodes.filter((n) => !(v.id === "empty-table-header" && n.html.includes("<math")))
      .slice(0, 3).map((n) => `${v.id}: ${n.target} ${n.failureSummary.replace(/\s+/g, " ")}`));
  },
};

// --- what a reader does, once ---

// Each listing's button copies the very lines of the file that it names, and
// each command's button the command.
async function copies({page}) {
  const clicks = await page.evaluate(async () => {
    const clicks = [];
    let copied;
    document.execCommand = () => { copied = document.activeElement.value; return true; };
    Object.defineProperty(window, "isSecureContext", {value: false});
    for (const button of document.querySelectorAll("button.copy")) {
      const figure = button.closest("figure");
      copied = "nothing";
      button.click();
      await new Promise((done) => setTimeout(done));
      clicks.push({label: button.getAttribute("aria-label"), says: button.textContent, copied,
        path: figure?.querySelector(".file").textContent,
        lines: [...figure?.querySelectorAll("[data-n]") || []].map((code) => code.dataset.n.split("\n")),
        commands: [...button.parentElement.querySelectorAll("kbd")].map((kbd) => kbd.textContent)});
    }
    const places = document.querySelectorAll("figure.listing, pre.console").length;
    return clicks.concat(places === clicks.length ? [] : [{label: "a button for each", lines: [], commands: []}]);
  });
  return clicks.filter(({says, copied, path, lines, commands}) => {
    const file = path && readFileSync(path, "utf8").split("\n");
    const wanted = file ? lines.map((part) => part.map((n) => file[n - 1] + "\n").join("")).join("\n")
      : commands.map((command) => command + "\n").join("");
    return says !== "Copied" || copied !== wanted;
  }).map(({label}) => label);
}

// The key / opens the search; it finds the page by a word that stands only in it.
async function isFound({page}, name, word) {
  await page.keyboard.press("/");
  const field = page.getByLabel("Search the book").locator("input[type=search]");
  try {
    await field.fill(word, {timeout: 5000});
    await page.locator(`.search ol a[href^="${name}#"]`).first().waitFor({timeout: 5000});
  } catch {
    return [`"${word}" of ${name} is not found`];
  }
  // A search that finds everything finds nothing.
  const others = await page.locator(`.search ol a:not([href^="${name}#"])`).count();
  await page.keyboard.press("Escape");
  return others > 0 ? [`"${word}" is found elsewhere, too`] : [];
}

// The book as a site: compressed, as web servers send text.
const kinds = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"};
async function serve() {
  const server = createServer((request, answer) => {
    const name = resolve(book, "." + new URL(request.url, "http://x").pathname);
    if (!existsSync(name)) return void answer.writeHead(404).end();
    answer.writeHead(200, {"content-type": kinds[extname(name)], "content-encoding": "gzip"});
    answer.end(gzipSync(readFileSync(name)));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

// What comes through the wire before a page, read to its end, is all there:
// heads, text, style, script and figures, by a browser that has seen none yet.
async function weighs(server, name, most = 100_000) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  wire.on("Network.loadingFinished", ({encodedDataLength}) => { bytes += encodedDataLength; });
  await wire.send("Network.enable");
  await page.goto(`http://127.0.0.1:${server.address().port}/${name}`, {waitUntil: "load"});
  const missing = await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => `${image.src} does not come`);
  });
  await page.waitForLoadState("networkidle");
  await context.close();
  return bytes < most ? missing : [`${bytes} bytes; fewer than ${most} are allowed`, ...missing];
}

// A word of each page that no other page has.
function ownWords() {
  const all = new Map(pages.map((name) => [name, new Set(readFileSync(resolve(book, name), "utf8")
    .replace(/[\s\S]*<article>|<\/article>[\s\S]*|<a class="anchor"[\s\S]*?<\/a>|<[^>]*>/g, " ").toLowerCase().match(/[a-z]{5,}/g))]));
  const texts = new Map([...all].map(([name, words]) => [name, [...words].join(" ")]));
  return new Map([...all].map(([name, words]) => [name,
    [...words].find((word) => [...texts].every(([other, text]) => other === name || !text.includes(word)))]));
}

let passed = 0, failed = 0;
function judge(what, faults) {
  if (faults.length === 0) return void passed++;
  failed++;
  console.log(`FAILED: ${what}`);
  for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`);
}

async function checkBook() {
  const views = pages.flatMap((name) => widths.flatMap((width) => schemes.map((scheme) => [name, width, scheme])));
  async function worker() {
    for (let next = views.shift(); next; next = views.shift()) {
      const [name, width, scheme] = next;
      const view = await open(name, width, scheme);
      for (const [rule, look] of Object.entries(rules)) {
        judge(`${name}, ${width} px, ${scheme}: ${rule}`, await look(view));
      }
      await view.close();
    }
  }
  await Promise.all(Array.from({length: cpus().length}, worker));
  const words = ownWords();
  const view = await open(pages[0], 768, "light");
  for (const [name, word] of words) {
    if (word) judge(`search: ${name}`, await isFound(view, name, word));
    else if (/^\d/.test(name)) judge(`search: ${name}`, ["has no word of its own"]);
  }
  judge("search: accessible", await (async () => {
    await view.page.keyboard.press("/");
    await view.page.locator(".search input[type=search]").fill("filter");
    return rules["what axe-core says"](view);
  })());
  judge("search: nothing on the console", view.said);
  await view.close();
  for (const name of pages) {
    const view = await open(name, 1440, "light");
    judge(`${name}: copy`, await copies(view));
    await view.close();
  }
  const server = await serve();
  for (const name of pages) judge(`${name}: weight`, await weighs(server, name));
  server.close();
}

// What is on a slide and does not fit a projector.
function spills(page) {
  return page.evaluate(() => [...document.querySelectorAll(".slide")].flatMap((slide, i) => {
    show(i);
    return [slide, ...slide.querySelectorAll(".shown *")].filter((e) => getComputedStyle(e).overflowX !== "visible"
      && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map((e) => `slide ${i + 1}: ${e.outerHTML.slice(0, 60)}`);
  }));
}

async function checkSlides() {
  for (const name of pages) {
    const view = await open(name, 1440, "light");
    const count = await view.page.locator(".slide").count();
    for (let i = 1; i < count; i++) await view.page.keyboard.press("ArrowRight");
    judge(`${name}: the last slide is shown`, await view.page.locator(".slide").last().isVisible() ? [] : ["it is not"]);
    judge(`${name}: the crux`, await view.page.locator(".slide .crux").count() === 1 ? [] : ["there is not one"]);
    await view.page.setViewportSize({width: 1280, height: 720});
    judge(`${name}: everything fits`, await spills(view.page));
    await view.page.evaluate(() => { document.querySelector(".slide:last-child .shown").style.paddingTop = "99vh"; });
    judge(`${name}: planted: what does not fit is not seen`, (await spills(view.page)).length ? [] : ["a low slide"]);
    await view.page.evaluate(() => document.documentElement.classList.remove("one"));
    for (const [rule, look] of Object.entries(rules)) judge(`${name}: ${rule}`, await look(view));
    await view.close();
  }
}

// --- planted faults ---
async function checkRules() {
  const source = readFileSync(resolve(book, pages[0]), "utf8");
  async function planted(rule, look, change, scheme = "light") {
    writeFileSync(resolve(book, "planted.html"), change(source));
    const view = await open("planted.html", 360, scheme);
    judge(`planted: ${rule} is not seen`, (await look(view)).length > 0 ? [] : [String(change)]);
    await view.close();
  }
  const into = (html) => (text) => text.replace("</article>", `${html}</article>`);
  const plant = (rule, html, scheme) => planted(rule, rules[rule], into(html), scheme);
  await plant("an error on the console", "<script>throw new Error('planted')</script>");
  await plant("an error on the console", "<img src='fig/none.svg' alt='none'>");
  await plant("a request to another host", "<img src='http://127.0.0.1:9/x.svg' alt='none'>");
  await plant("sideways scroll", "<div style='width: 400px'>wide</div>");
  await plant("mathematics that is not seen", "<p><math style='display: none'><mi>k</mi></math></p>");
  await plant("mathematics that is not seen", "<p>Here is $\\frac{n}{m}$ as it was typed.</p>");
  await plant("what axe-core says", "<img src='style/preview.png'>");
  await plant("what axe-core says", "<p style='color: #aaa; background: #fff'>pale</p>");
  await plant("what axe-core says", "<p style='color: #222'>dark on dark</p>", "dark");
  await planted("copy: another text", copies, (text) => text.replace(/(<code data-n[^>]*>)/, "$1x"));
  await planted("copy: no button", copies, (text) => text.replace('<script src="style/book.js" defer></script>', ""));
  await planted("search: not found", (view) => isFound(view, pages[0], "zyzzyva"), (text) => text);
  const server = await serve();
  const letters = randomBytes(90_000).toString("base64");
  await planted("weight: a long page", () => weighs(server, "planted.html"), into(`<p>${letters}</p>`));
  await planted("weight: a figure that does not come", () => weighs(server, "planted.html"), into("<img src='fig/none.svg' alt='none'>"));
  server.close();
  await planted("search: found everywhere", (view) => isFound(view, pages[0], "the"), (text) => text);
}

try {
  await ({faults: checkRules, slides: checkSlides}[mode] || checkBook)();
} finally {
  await browser.close();
}
console.log(`  TEST  browser${{faults: ", planted faults", slides: ", slides"}[mode] || ""}: ${passed} passed, ${failed} failed`);
if (process.env.TALLY) appendFileSync(process.env.TALLY, `${passed} ${failed}\n`);
process.exit(failed ? 1 : 0);
