import { Link, withPrefix } from "gatsby";
import type { ElementType, ReactNode } from "react";
import { createElement } from "react";
import { CopyField } from "../clipboard/copy-field";
import type { WordName } from "../hardware-info/words-by-name";
import { Word } from "../hardware-info/word";
import { Kbd, Plus } from "../keys/kbd";
import {
  asContent,
  type ContentNode,
  type ContentProps,
  nodesIn,
  plainText,
  type QueriedTree,
} from "./content-tree";
import * as prose from "./prose.module.css";

/** A text of the content as React elements, with the words of this visitor in it. */
export function Content({ of }: { readonly of: QueriedTree }) {
  return <>{asContent(of).map(toElement)}</>;
}

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- Some browsers treat a table as plain text when its rows are blocks, unless it has roles. */
/** A table. With three or more columns, it stacks its cells in a narrow window. */
function DataTable({ parts }: Readonly<{ parts: readonly ContentNode[] }>) {
  const [rows = [], head = []] = parts.map(nodesIn).reverse();
  const columns = head.flatMap(nodesIn);
  return (
    <div className={prose.wide}>
      <table role="table" className={columns.length > 2 ? prose.stacked : undefined}>
        {columns.length === 0 ? null : (
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, at) => (
                <th key={at} role="columnheader" {...propsOf(column)}>
                  {toElements(nodesIn(column))}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {nodesIn(row).map((cell, at) => (
                <td
                  key={at}
                  role="cell"
                  data-column={plainText(columns.slice(at, at + 1))}
                  {...propsOf(cell)}
                >
                  {toElements(nodesIn(cell))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function propsOf(node: ContentNode): ContentProps {
  return typeof node === "string" ? {} : (node[1] ?? {});
}

function toElements(nodes: readonly ContentNode[]): string | ReactNode[] {
  const [first] = nodes;
  // React compares and replaces a lone text as a whole, whatever a host or translator put there.
  return nodes.length === 1 && typeof first === "string" ? first : nodes.map(toElement);
}

function toElement(node: ContentNode, key: number): ReactNode {
  if (node === "+") return <Plus key={key} />;
  if (typeof node === "string") return node;
  const [tag, props, ...nodes] = node;
  if (tag === "word") return <Word key={key} name={props?.name as WordName} />;
  const children = toElements(nodes);
  switch (tag) {
    case "kbd":
      return <Kbd key={key}>{children}</Kbd>;
    case "code":
      // Some translators change code: https://github.com/whatwg/html/issues/9364.
      return (
        <code key={key} translate="no">
          {children}
        </code>
      );
    case "copy":
      return <CopyField key={key}>{children}</CopyField>;
    case "a": {
      const href = String(props?.href);
      // Files of the site, such as the feed, are no pages: the browser loads them.
      const page = /^\/(?!\/)[^.?#]*(?:[?#].*)?$/.test(href);
      return page ? (
        <Link key={key} to={href} title={props?.title?.toString()}>
          {children}
        </Link>
      ) : (
        <a key={key} {...props} href={href.startsWith("/") ? withPrefix(href) : href}>
          {children}
        </a>
      );
    }
    case "table":
      return <DataTable key={key} parts={nodes} />;
    case "pre":
      return (
        <pre key={key} className={`${prose.code} ${prose.wide}`}>
          {children}
        </pre>
      );
    default:
      return createElement(tag as ElementType, { ...props, key }, ...[children].flat());
  }
}
