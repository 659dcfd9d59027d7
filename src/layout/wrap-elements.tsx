import type { GatsbyBrowser } from "gatsby";
import { HardwareInfoProvider } from "../hardware-info/hardware-info-provider";
import { ErrorBoundary } from "./error-boundary";
import { NotFoundScreen } from "../not-found/not-found-screen";
import { DocumentLanguage } from "../page-head/document-language";
import { reloadAfterFailure } from "../runtime/load";
import { Layout } from "./layout";
import type { Menus } from "./navigation-links";

const main = () => document.querySelector("main");

/** The layout around a page. It stays while pages change, and while a page fails. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { location, data, pageContext },
}) => (
  <Layout path={location.pathname} menus={pageContext.menus as Menus | undefined}>
    <DocumentLanguage path={location.pathname} />
    <ErrorBoundary
      // In develop, a broken page renders again when its data changes.
      path={
        process.env.NODE_ENV === "development"
          ? location.pathname + JSON.stringify([data, pageContext])
          : location.pathname
      }
      getContainer={main}
      fallback={<NotFoundScreen />}
      reload={reloadAfterFailure}
    >
      {element}
    </ErrorBoundary>
  </Layout>
);

/** What all pages share. If the layout itself throws, the not-found screen replaces everything. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ErrorBoundary
    path=""
    getContainer={() => main()?.parentElement}
    fallback={<NotFoundScreen />}
    reload={reloadAfterFailure}
  >
    <HardwareInfoProvider>{element}</HardwareInfoProvider>
  </ErrorBoundary>
);
