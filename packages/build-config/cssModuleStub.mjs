/** Replaces every style sheet in unit tests: each class name is its own key. */
const classNames = new Proxy({}, { get: (_target, key) => String(key) });

// biome-ignore lint/style/noDefaultExport: CSS modules are imported by their default export.
export default classNames;
