// A current pandoc under Node: pandoc compiled to WebAssembly, given the files
// of this project as its file system, so that Lua filters open them as usual.

import {createRequire} from "node:module";
import {readFileSync, readdirSync, statSync} from "node:fs";
import {join, resolve} from "node:path";
import {pathToFileURL} from "node:url";

// The packages live under build/, not beside this file.
const require = createRequire(resolve(process.env.MODULES, "x.js"));
const entry = require.resolve("@bjorn3/browser_wasi_shim");
const {ConsoleStdout, Directory, File, OpenFile, PreopenDirectory, WASI} =
  await import(pathToFileURL(entry));
const binary = join(process.env.MODULES, "node_modules/pandoc-wasm/src/pandoc.wasm");

// A path of the project as a tree in memory.
function load(path) {
  if (statSync(path).isFile()) return new File(readFileSync(path));
  return new Directory(new Map(readdirSync(path)
    .filter((name) => name !== "node_modules")
    .map((name) => [name, load(join(path, name))])));
}

// Puts a tree at a path below root, making the folders on the way.
function place(root, path, tree) {
  let contents = root;
  const parts = path.split("/");
  for (const part of parts.slice(0, -1)) {
    if (!contents.has(part)) contents.set(part, new Directory(new Map()));
    contents = contents.get(part).contents;
  }
  contents.set(parts[parts.length - 1], tree);
}

// Starts pandoc with the named files and folders. Gives a function that
// converts: options as in a defaults file; it returns the text, or throws.
export async function pandoc(paths) {
  const root = new Map();
  for (const path of paths) place(root, path, load(path));
  const args = ["pandoc.wasm", "+RTS", "-H64m", "-RTS"];
  const said = [];
  const wasi = new WASI(args, [], [
    new OpenFile(new File([])),
    ConsoleStdout.lineBuffered((line) => said.push(line)),
    ConsoleStdout.lineBuffered((line) => said.push(line)),
    new PreopenDirectory("/", root),
  ], {debug: false});
  const {instance} = await WebAssembly.instantiate(readFileSync(binary),
    {wasi_snapshot_preview1: wasi.wasiImport});
  wasi.initialize(instance);
  const {memory, malloc, convert, hs_init_with_rtsopts, __wasm_call_ctors} = instance.exports;
  __wasm_call_ctors();

  // Copies bytes into pandoc's memory; gives their address.
  function put(bytes) {
    const address = malloc(bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    return address;
  }
  const words = (list) => put(new Uint8Array(Uint32Array.from(list).buffer));
  const text = (s) => new TextEncoder().encode(s);
  const argv = words([...args.map((arg) => put(text(arg + "\0"))), 0]);
  hs_init_with_rtsopts(words([args.length]), words([argv]));

  return (options) => {
    for (const name of ["stdin", "stdout", "stderr", "warnings"]) {
      root.set(name, new File([]));
    }
    const read = (name) => new TextDecoder().decode(root.get(name).data);
    const bytes = text(JSON.stringify(options));
    said.length = 0;
    try {
      convert(put(bytes), bytes.length);
    } catch (trap) { // a filter that stops the weaving ends the program
      throw new Error([read("stderr"), ...said].join("\n") || String(trap));
    }
    if (read("stdout") === "") throw new Error([read("stderr"), ...said].join("\n"));
    return read("stdout");
  };
}
