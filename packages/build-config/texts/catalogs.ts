import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Problem } from '@atelier/release-kit/problem';
import { getTexts } from './source-texts.ts';

/** The texts of a remote in one language, by file and English text. An empty text is not translated yet. */
type Catalog = Record<string, Record<string, string>>;

/** The language of the sources. */
const ENGLISH = 'en';
const SOURCE = /(?<!\.d|\.spec|\.screen-spec)\.tsx?$/;
const TESTING = /(^|\/)testing\/|Samples\.ts$/;
const PLACEHOLDER = /\{\d+\}/g;
const WEB_KIT = join(import.meta.dirname, '../../web-kit/src');

const catalogFolder = (folder: string): string => join(folder, 'texts');
const catalogFile = (folder: string, language: string): string => join(catalogFolder(folder), `${language}.json`);

/** The name of a source file in catalogs, such as `pages/home/HomePage.tsx` or `@atelier/web-kit/toasts/Toasts.tsx`. */
export const getSourceName = (folder: string, file: string): string => {
  const own = relative(join(folder, 'src'), file);
  return own.startsWith('..') ? `@atelier/web-kit/${relative(WEB_KIT, file)}` : own;
};

const listSources = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path) && !TESTING.test(path))
    .sort()
    .map((path) => join(root, path));

const readSources = (folder: string): Catalog =>
  Object.fromEntries(
    [join(folder, 'src'), WEB_KIT]
      .flatMap(listSources)
      .map((file) => [getSourceName(folder, file), getTexts(file, readFileSync(file, 'utf8'))] as const)
      .filter(([, texts]) => texts.length > 0)
      .map(([name, texts]) => [name, Object.fromEntries(texts.map((text) => [text, text]))]),
  );

const toJson = (catalog: Catalog): string => `${JSON.stringify(catalog, null, 2)}\n`;

/** The content of `texts/en.json`: every text of the remote, as its sources have it. */
export const englishCatalog = (folder: string): string => toJson(readSources(folder));

const readFile = (file: string): Catalog => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Catalog;
  } catch (error) {
    throw new Problem(`${file} is not valid JSON: ${(error as Error).message}`);
  }
};

const keepTranslations = (english: Catalog, translated: Catalog): Catalog => {
  // A text that moved to another file keeps its translation.
  const byText = Object.assign({}, ...Object.values(translated)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(english).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.keys(texts).map((text) => [text, translated[name]?.[text] ?? byText[text] ?? ''])),
    ]),
  );
};

/** Writes `texts/en.json` and updates the catalogs of other languages: new texts are empty, and old ones go. */
export const writeCatalogs = (folder: string, tell: (line: string) => void): void => {
  const english = readSources(folder);
  mkdirSync(catalogFolder(folder), { recursive: true });
  writeFileSync(catalogFile(folder, ENGLISH), toJson(english));
  for (const name of readdirSync(catalogFolder(folder)).filter((file) => file !== `${ENGLISH}.json`)) {
    const file = join(catalogFolder(folder), name);
    const catalog = keepTranslations(english, readFile(file));
    writeFileSync(file, toJson(catalog));
    const missing = Object.values(catalog).flatMap((texts) => Object.values(texts).filter((text) => text === ''));
    tell(`texts/${name}: ${missing.length} texts to translate`);
  }
};

const checkPlaceholders = (file: string, catalog: Catalog): void => {
  for (const texts of Object.values(catalog))
    for (const [text, translation] of Object.entries(texts)) {
      const known = new Set(text.match(PLACEHOLDER));
      const unknown = (translation.match(PLACEHOLDER) ?? []).find((placeholder) => !known.has(placeholder));
      if (unknown) throw new Problem(`${file}: the translation of "${text}" has ${unknown}, which the text lacks.`);
    }
};

/** The catalog of a remote's language, or undefined for the English of its sources. */
export const readCatalog = (folder: string, language = ENGLISH): Catalog | undefined => {
  if (language === ENGLISH) return undefined;
  const file = catalogFile(folder, language);
  if (!existsSync(file))
    throw new Problem(`There is no ${file}. Copy texts/en.json to it, and translate the text after each colon.`);
  const catalog = readFile(file);
  checkPlaceholders(file, catalog);
  return catalog;
};
