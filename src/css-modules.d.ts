// Gatsby's CSS Modules have named exports only: import * as styles.
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";
