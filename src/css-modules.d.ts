// Gatsby's CSS Modules have named exports only: import * as styles.
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";

// The address at which a build serves the file.
declare module "*.woff2" {
  const address: string;
  export default address;
}
