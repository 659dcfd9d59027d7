/** @jest-environment node */
import { plainTwin } from "../../bench/peers";

test.each([
  ['<script src="/a.js" async></script>'],
  ["<script>if (a < b) document.title = 'x'</script>"],
  ['<SCRIPT type="module">\nrun();\n</SCRIPT >'],
  ['<link as="script" rel="preload" href="/a.js"/>'],
  ['<link rel="preload" href="/page-data/app-data.json" as="fetch" crossorigin="anonymous"/>'],
  ["<link rel=modulepreload href=/a.js>"],
])("the plain twin has no %s", (part) => {
  expect(plainTwin(`<p>before</p>${part}<p>after</p>`)).toBe("<p>before</p><p>after</p>");
});

test.each([
  ['<link rel="preload" href="/static/a.woff2" as="font" type="font/woff2" crossorigin/>'],
  ['<link rel="icon" href="/favicon.svg"/>'],
  ["<style>p{color:red}</style>"],
  ["<noscript>Links work without JavaScript.</noscript>"],
  ["<p>a script of the play, fetch it</p>"],
])("the plain twin keeps %s", (part) => {
  expect(plainTwin(`${part}<script></script>`)).toBe(part);
});
