import type { SearchEntry } from "../../src/site-search/search-entry";

/** A small index with entries of every group. */
export const sampleEntries: readonly SearchEntry[] = [
  { url: "/", title: "Home", group: "Page", text: "Find one tab among fifty.", isFirst: true },
  {
    url: "/support",
    title: "Support",
    group: "Page",
    text: "Type a word of your question.",
    isFirst: true,
  },
  { url: "/#install", title: "Install it", group: "Page", text: "In Chrome, Edge and Opera." },
  {
    url: "/getting-started#press-the-shortcut",
    title: "Press the shortcut",
    group: "Step",
    text: "Press {shortcut}. The list opens over the browser.",
  },
  {
    url: "/support#private-tabs-missing",
    title: "My {privateBrowsingMode} tabs are not in the list",
    group: "Answer",
    text: "Allow them in {browserName} first.",
  },
  {
    url: "/support#change-shortcut",
    title: "Where do I change the shortcut?",
    group: "Answer",
    text: "Copy the address {shortcutsAddress}. There is support for your own keys.",
  },
  {
    url: "/support#not-found",
    title: "It does not find what I typed",
    group: "Answer",
    text: "The order of the words does not matter, nor do capital letters or accents.",
  },
  {
    url: "/privacy-policy#limited-use",
    title: "Limited Use",
    group: "Policy",
    text: "The use of information adheres to the policy.",
  },
  {
    url: "/release-notes#v1-2-0",
    title: "Version 1.2.0",
    group: "Release",
    text: "Finds cafe in Café.",
  },
];
