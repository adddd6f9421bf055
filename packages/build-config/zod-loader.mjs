const METHODS = /import \{ (createStandardJSONSchemaMethod), (createToJSONSchemaMethod) \} from "[^"]+";/;
const LEFT_OUT = `const leftOut = () => { throw new Error('Browser builds leave out the JSON Schema of zod.'); };
const $1 = () => leftOut;
const $2 = $1;`;

/** Leaves out the code that describes schemas as JSON Schema, a fifth of zod. Only the API's documents, which no browser writes, use it. */
// biome-ignore lint/style/noDefaultExport: webpack calls the default export of a loader.
export default function removeJsonSchema(source) {
  return source.replaceAll(/processors\.\w+Processor\b/g, 'leftOut').replace(METHODS, LEFT_OUT);
}
