// Weaves pages with a current pandoc and holds their text against the pages
// that the build made.
//
// usage: MODULES=build/pandoc3 node weave.mjs BUILD PAGE=SOURCE …

import {appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync}
  from "node:fs";
import {pandoc} from "./pandoc.mjs";

const [build, ...pages] = process.argv.slice(2);
const draft = process.env.DRAFT ? {draft: "1"} : {};
const book = `${build}/${process.env.DRAFT ? "draft" : "book"}`;
const bibliography = "chapters/references.bib";
// All that is not generated, and of what is, what a page may show.
const folders = [
  ...readdirSync(".").filter((name) => !/^\.|^build$|^node_modules$/.test(name)),
  ...["scan", "out", "data", "fig"].map((name) => `${build}/${name}`),
].filter(existsSync);

// What a reader reads. Mathematics counts by its TeX, because the MathML of
// two versions may differ and mean the same; spaces and tags do not count.
function text(html) {
  return html
    .replace(/^[\s\S]*?<body>/, "")
    .replace(/<math[^>]* alttext="([^"]*)"[\s\S]*?<\/math>/g, " $1 ")
    .replace(/<(img|a|h[1-6]|figure|div)\b[^>]*?\b(?:alt|href|id)="([^"]*)"[^>]*>/g, " <$1 $2> ")
    .replace(/<(?!(?:img|a|h[1-6]|figure|div) )[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) =>
      ({amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'"})[name])
    .split(/[\s\u00a0]+/).filter(Boolean);
}

const convert = await pandoc(folders);
const out = `${build}/pandoc3/book`;
mkdirSync(out, {recursive: true});
let passed = 0, failed = 0;
for (const page of pages) {
  const [name, source] = page.split("=");
  try {
    const html = convert({
      "input-files": [source], from: "markdown-implicit_figures", to: "html5",
      template: "weave/template.html", standalone: true, wrap: "preserve",
      "html-math-method": {method: "mathml"},
      metadata: {build, "link-citations": true, ...draft, ...(existsSync(bibliography)
        && {bibliography, csl: "weave/book.csl"})},
      filters: ["weave/page.lua", "weave/html.lua",
        ...(existsSync(bibliography) ? ["citeproc"] : [])],
    });
    writeFileSync(`${out}/${name}.html`, html);
    const ours = text(readFileSync(`${book}/${name}.html`, "utf8"));
    const theirs = text(html);
    const at = ours.findIndex((word, i) => word !== theirs[i]);
    if (at >= 0 || ours.length !== theirs.length) {
      const from = Math.max(0, (at < 0 ? ours.length : at) - 5);
      throw new Error(`the texts part:\n  pandoc 2: ${ours.slice(from, from + 15).join(" ")}`
        + `\n  pandoc 3: ${theirs.slice(from, from + 15).join(" ")}`);
    }
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED: ${name}: ${error.message}`);
  }
}
console.log(`pandoc 3: ${passed} passed, ${failed} failed`);
if (process.env.TALLY) appendFileSync(process.env.TALLY, `${passed} ${failed}\n`);
process.exit(failed ? 1 : 0);
