// Gatsby's CSS Modules have named exports only: import * as styles.
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";

// The address of the font's file in the build.
declare module "*.woff2" {
  const address: string;
  export default address;
}
