import { getSourceName } from './catalogs.ts';
import { translateSource } from './source-texts.ts';

/** Replaces the texts of a source file by those of a catalog. Texts without a translation stay in English. */
// biome-ignore lint/style/noDefaultExport: webpack calls the default export of a loader.
export default function translateTexts(source) {
  const { folder, catalog } = this.getOptions();
  const texts = catalog[getSourceName(folder, this.resourcePath)];
  return texts ? translateSource(this.resourcePath, source, (text) => texts[text] || undefined) : source;
}
