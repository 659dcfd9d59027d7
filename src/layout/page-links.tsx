import { Link } from "gatsby";
import { ariaCurrent, type NavigationLink } from "./navigation-links";

type Links = readonly NavigationLink[];
type PageLinksProps = Readonly<{ path: string; links: Links; more: Links | undefined }>;

/** The links of a menu on the page at `path`. */
export function PageLinks({ path, links, more = [] }: PageLinksProps) {
  return (
    <ul>
      {[...links, ...more].map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={ariaCurrent(path, to)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
