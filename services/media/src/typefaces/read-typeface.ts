import { type TypefaceFacts, typefaceFacts } from '@atelier/contracts';
import { readTables } from './woff2-tables.js';

/** How often letters occur in English text with spaces, in thousandths. */
const FREQUENCIES =
  ' 180 e 102 t 74 a 65 o 62 i 57 n 57 s 53 h 50 r 49 d 34 l 33 u 23 c 23 m 20 f 18 w 19 g 16 y 16 p 15 b 12 v 8 k 6';
const LETTERS = [...FREQUENCIES.matchAll(/(\D) (\d+)/g)].map(([, letter = '', count]) => ({
  code: letter.charCodeAt(0),
  share: Number(count),
}));
const USE_TYPO_METRICS = 1 << 7;
const SEGMENTS = 4;
const WEIGHT_AXIS = 'wght';
const AXIS_BYTES = 20;
const FIXED_ONE = 65_536;

const table = (tables: ReadonlyMap<string, Buffer>, tag: string): Buffer => {
  const found = tables.get(tag);
  if (found === undefined) throw new RangeError(`the table ${tag} is missing`);
  return found;
};

/** The character map by segments (format 4), which covers all letters of Latin. */
const findSegments = (cmap: Buffer): Buffer | undefined => {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (map.readUInt16BE(0) === SEGMENTS) return map;
  }
  return undefined;
};

const glyphOf = (map: Buffer, code: number): number => {
  const doubled = map.readUInt16BE(6);
  for (let at = 14; at < 14 + doubled; at += 2) {
    if (map.readUInt16BE(at) < code) continue;
    const start = map.readUInt16BE(at + doubled + 2);
    if (start > code) return 0;
    const delta = map.readUInt16BE(at + 2 * doubled + 2);
    const offsetAt = at + 3 * doubled + 2;
    const offset = map.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = map.readUInt16BE(offsetAt + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
};

/** In units of the typeface; its own average where the widths of letters are not stored plainly. */
const getLetterWidth = (tables: ReadonlyMap<string, Buffer>): number => {
  const widths = tables.get('hmtx');
  const map = findSegments(table(tables, 'cmap'));
  if (widths === undefined || map === undefined) return table(tables, 'OS/2').readInt16BE(2);
  const lastWidth = table(tables, 'hhea').readUInt16BE(34) - 1;
  let sum = 0;
  let shares = 0;
  for (const { code, share } of LETTERS) {
    const glyph = glyphOf(map, code);
    if (glyph === 0) continue;
    sum += share * widths.readUInt16BE(4 * Math.min(glyph, lastWidth));
    shares += share;
  }
  return shares === 0 ? table(tables, 'OS/2').readInt16BE(2) : sum / shares;
};

const getWeights = (tables: ReadonlyMap<string, Buffer>): Pick<TypefaceFacts, 'minWeight' | 'maxWeight'> => {
  const axes = tables.get('fvar');
  const start = axes?.readUInt16BE(4) ?? 0;
  for (let index = 0; axes !== undefined && index < axes.readUInt16BE(8); index += 1) {
    const axis = axes.subarray(start + index * AXIS_BYTES);
    if (axis.toString('latin1', 0, 4) !== WEIGHT_AXIS) continue;
    return { minWeight: axis.readInt32BE(4) / FIXED_ONE, maxWeight: axis.readInt32BE(12) / FIXED_ONE };
  }
  const weight = table(tables, 'OS/2').readUInt16BE(4);
  return { minWeight: weight, maxWeight: weight };
};

/** Browsers take the lines of `hhea` unless the typeface asks for its own. */
const getLines = (tables: ReadonlyMap<string, Buffer>) => {
  const windows = table(tables, 'OS/2');
  const [lines, at] = (windows.readUInt16BE(62) & USE_TYPO_METRICS) === 0 ? [table(tables, 'hhea'), 4] : [windows, 68];
  return { ascent: lines.readInt16BE(at), descent: -lines.readInt16BE(at + 2), lineGap: lines.readInt16BE(at + 4) };
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The measures of a WOFF2 file; undefined if it is damaged or no typeface for the web. */
export const readTypeface = async (file: Buffer): Promise<TypefaceFacts | undefined> => {
  try {
    const tables = await readTables(file);
    const unit = table(tables, 'head').readUInt16BE(18);
    const { ascent, descent, lineGap } = getLines(tables);
    const facts = {
      ascent: rounded(ascent / unit),
      descent: rounded(descent / unit),
      lineGap: rounded(lineGap / unit),
      letterWidth: rounded(getLetterWidth(tables) / unit),
      ...getWeights(tables),
    };
    return typefaceFacts.safeParse(facts).data;
  } catch {
    return undefined;
  }
};
