// biome-ignore lint/style/noDefaultExport: webpack calls the default export of a loader.
export default function removeJsonSchema(source: string): string;
