const METHODS = /import \{ (createStandardJSONSchemaMethod), (createToJSONSchemaMethod) \} from "[^"]+";/;

/** Removes the code that describes schemas as JSON Schema, a fifth of zod. Only the API's documents, which no browser writes, use it. */
// biome-ignore lint/style/noDefaultExport: webpack calls the default export of a loader.
export default function removeJsonSchema(source) {
  return source
    .replaceAll(/processors\.\w+Processor\b/g, 'undefined')
    .replace(METHODS, 'const $1 = () => undefined, $2 = $1;');
}
