/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../src/site/site";
import ts from "typescript";

const src = join(__dirname, "../src");
const paths = Object.values(routes).map((route) => `pages/${route.slice(1) || "index"}.tsx`);
/** The components, but for the pages that an owner has added. */
const components = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".tsx"))
  .filter((name) => !name.startsWith("pages/") || [...paths, "pages/404.tsx"].includes(name));

/** Attributes whose value is read to visitors. */
const readAloud = ["aria-label", "alt", "title", "placeholder", "label", "legend"];

/** What a component says in words of its own, between its tags or in an attribute. */
function labelsIn(name: string): readonly string[] {
  const text = readFileSync(join(src, name), "utf8");
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, isShown: boolean): void => {
    const parent: ts.Node = node.parent ?? node;
    const isWord = ts.isJsxText(node) || (isShown && isLiteral(node));
    // Keys have the names that keyboards have.
    const isKey = ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === "Kbd";
    if (isWord && /\p{L}{2}/u.test(node.text.replace(/&\w+;/g, "")) && !isKey)
      found.push(node.text.trim());
    // Of an expression, what a condition compares or a function is given is no label.
    const isPassedOn =
      ts.isJsxExpression(node) || ts.isConditionalExpression(node) || ts.isTemplateExpression(node);
    ts.forEachChild(node, (child) => {
      const isBetweenTags = ts.isJsxExpression(child) && !ts.isJsxAttribute(node);
      const isRead = ts.isJsxAttribute(node) && readAloud.includes(node.name.getText());
      const isCondition = ts.isConditionalExpression(node) && child === node.condition;
      visit(child, isBetweenTags || isRead || (isShown && isPassedOn && !isCondition));
    });
  };
  visit(file, false);
  return found;
}

const isLiteral = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

test.each(components)("%s takes its labels from a file of labels", (name) => {
  expect(labelsIn(name)).toEqual([]);
});
