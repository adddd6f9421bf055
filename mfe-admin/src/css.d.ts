declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: css-loader exports the class names by default.
  export default classNames;
}
declare module '*.css';
declare module '*.css.cjs' {
  const getSheet: () => { code: string };
  // biome-ignore lint/style/noDefaultExport: val-loader calls the module's export.
  export default getSheet;
}
