// Comforts only: the book can be read without any of this.
"use strict";

// --- light and dark: a switch, remembered on this machine ---
(function () {
  const root = document.documentElement;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme || (dark.matches ? "dark" : "light")) === "dark";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "theme";
  const show = () => { button.textContent = isDark() ? "Light" : "Dark"; };
  button.setAttribute("aria-label", "Switch between light and dark");
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch (e) { /* private window */ }
    show();
  });
  dark.addEventListener("change", show);
  show();
  document.querySelector(".top").append(button);
})();

// --- search: loaded when it is first asked for ---
const bookKey = {
  isOn: () => { try { return localStorage.getItem("key") !== "off"; } catch (e) { return true; } },
  set: (on) => { try { localStorage.setItem("key", on ? "on" : "off"); } catch (e) { /* private window */ } },
};
(function () {
  function search() {
    if (window.openSearch) return window.openSearch();
    const script = document.createElement("script");
    script.src = "style/search.js";
    document.head.append(script);
  }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "theme";
  button.textContent = "Search";
  button.addEventListener("click", search);
  document.querySelector(".top .theme").before(button);
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!bookKey.isOn() || event.target.closest("input, textarea, select, dialog")) return;
    event.preventDefault();
    search();
  });
})();

// --- copy buttons ---
(function () {
  // Without a secure context (a page from a folder) the old way is the only one.
  function copy(text) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done ? Promise.resolve() : Promise.reject(new Error("copy"));
  }
  function add(place, label, text) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => {
      const say = (word) => {
        button.textContent = word;
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      };
      copy(text()).then(() => say("Copied"), () => say("Failed"));
    });
    place.append(button);
  }
  for (const figure of document.querySelectorAll("figure.listing")) {
    const number = figure.querySelector(".number");
    add(figure.querySelector("figcaption"), "Copy " + number.textContent, () =>
      [...figure.querySelectorAll("pre")].map((pre) => pre.textContent).join("\n"));
  }
  for (const pre of document.querySelectorAll("pre.console")) {
    const frame = document.createElement("div");
    frame.className = "with-copy";
    pre.replaceWith(frame);
    frame.append(pre);
    add(frame, "Copy the command", () =>
      [...pre.querySelectorAll("kbd")].map((kbd) => kbd.textContent).join("\n") + "\n");
  }
})();

// --- a name in a listing tells where its definition is ---
(function () {
  const pages = new Map([...document.querySelectorAll(".contents > ol > li > a")]
    .map((link) => [link.getAttribute("href"), link.textContent.trim()]));
  document.addEventListener("mouseover", (event) => {
    const link = event.target.closest(".code a");
    if (!link || link.title) return;
    const [page, id] = link.getAttribute("href").split("#");
    const caption = page === "" && document.getElementById(id)?.querySelector("figcaption .number");
    link.title = (caption ? caption.textContent : "Chapter " + pages.get(page)) + ": " + link.textContent;
  });
})();

// --- the section that is being read, in the contents ---
(function () {
  const links = new Map();
  for (const link of document.querySelectorAll(".contents li li a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  if (links.size === 0) return;
  let waiting = false;
  function mark() {
    waiting = false;
    let now = null;
    for (const [heading, link] of links) {
      if (heading.getBoundingClientRect().top < innerHeight / 3) now = link;
    }
    for (const link of links.values()) link.classList.toggle("here", link === now);
  }
  addEventListener("scroll", () => {
    if (!waiting) { waiting = true; requestAnimationFrame(mark); }
  }, { passive: true });
  mark();
})();

// --- folds: open when a link leads inside, and for printing ---
(function () {
  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const own = target.querySelector(":scope > details");
    if (own) own.open = true;
    for (let e = target; e; e = e.parentElement) if (e.tagName === "DETAILS") e.open = true;
  }
  addEventListener("hashchange", reveal);
  reveal();
  addEventListener("beforeprint", () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
})();
