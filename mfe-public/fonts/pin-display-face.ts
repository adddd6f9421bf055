import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** The optical size of headings. A font with this axis is twice as large. */
const OPTICAL_SIZE = 72;
const LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const characters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json'));
const face = readFileSync(join(source, 'files/bricolage-grotesque-latin-opsz-normal.woff2'));
const pinned = await subsetFont(face, characters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: OPTICAL_SIZE, wght: { min: 400, max: 800 } },
});
writeFileSync(join(import.meta.dirname, 'bricolage-grotesque-72pt-normal.woff2'), pinned);
copyFileSync(join(source, 'LICENSE'), join(import.meta.dirname, 'LICENSE'));
process.stdout.write(`${pinned.length} bytes\n`);
