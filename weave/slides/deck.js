"use strict";
const slides = [...document.querySelectorAll(".slide")];
const root = document.documentElement;
root.classList.add("one");
let now = 0;

function show(n) {
  now = Math.max(0, Math.min(slides.length - 1, n));
  slides.forEach((slide, i) => slide.classList.toggle("now", i === now));
  history.replaceState(null, "", "#" + (now + 1));
  document.title = document.title.replace(/^(\d+\. )?/, `${now + 1}. `);
}
const steps = {ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1,
  ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Home: -1e6, End: 1e6};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "n") root.classList.toggle("with-notes");
  else if (steps[event.key]) show(now + steps[event.key]);
  else return;
  event.preventDefault();
});
addEventListener("click", (event) => { if (!getSelection().toString()) show(now + (event.clientX < innerWidth / 3 ? -1 : 1)); });
addEventListener("hashchange", () => show(location.hash.slice(1) - 1));
show((location.hash.slice(1) || 1) - 1);
