import { withPrefix } from "gatsby";
import type { ElementType, ReactNode } from "react";
import { createElement } from "react";
import { CodeBlock } from "./code-block";
import { CopyField } from "../clipboard/copy-field";
import type { WordName } from "../hardware-info/hardware-words";
import { Word } from "../hardware-info/word";
import { Kbd } from "../keys/kbd";
import { Callout } from "./callout";
import { ScrollFrame } from "./scroll-frame";
import { Link } from "../links/link";
import { asContent, type ContentNode, type QueriedTree } from "./content-tree";

/** A text of the content as React elements, with the words of this visitor in it. */
export function Content({ of }: { readonly of: QueriedTree }) {
  return <>{asContent(of).map(toElement)}</>;
}

function toElement(node: ContentNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...nodes] = node;
  if (tag === "word") return <Word key={key} name={props?.name as WordName} />;
  // React compares and replaces a lone text as a whole, whatever a host or translator put there.
  const [first] = nodes;
  const children = nodes.length === 1 && typeof first === "string" ? first : nodes.map(toElement);
  switch (tag) {
    case "kbd":
      return <Kbd key={key}>{children}</Kbd>;
    case "copy":
      return <CopyField key={key}>{children}</CopyField>;
    case "a": {
      const href = String(props?.href);
      // Files of the site (feeds, plain text) are documents, not pages.
      const page = /^\/(?!\/)[^.]*$/.test(href);
      return page ? (
        <Link key={key} to={href}>
          {children}
        </Link>
      ) : (
        <a
          key={key}
          {...props}
          href={href.startsWith("/") ? withPrefix(href) : href}
          // A host may hide mail addresses from robots.
          suppressHydrationWarning={href.startsWith("mailto:")}
        >
          {children}
        </a>
      );
    }
    case "table":
      return (
        <ScrollFrame key={key}>
          <table>{children}</table>
        </ScrollFrame>
      );
    case "pre":
      return <CodeBlock key={key}>{children}</CodeBlock>;
    case "callout":
      return (
        <Callout key={key} role="note">
          {children}
        </Callout>
      );
    default:
      return createElement(tag as ElementType, { ...props, key }, ...[children].flat());
  }
}
