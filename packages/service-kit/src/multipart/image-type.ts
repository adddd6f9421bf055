import type { ImageType, UploadImageType } from '@atelier/contracts';

/** The number of leading bytes that `detectImageType` reads: an SVG may begin with a long comment. */
export const HEAD_BYTES = 16_384;

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte);

const textAt = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end);

const SIGNATURES: readonly [UploadImageType, (head: Buffer) => boolean][] = [
  ['image/jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['image/png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP'],
  ['image/gif', (head) => ['GIF87a', 'GIF89a'].includes(textAt(head, 0, 6))],
  ['image/avif', (head) => textAt(head, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(textAt(head, 8, 12))],
];

/** Content allowed before the root of an SVG: declarations, comments, and a document type with or without entities. */
const BEFORE_ROOT = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype\s[^>[]*(?:\[[^\]]*\]\s*)?>)/i;
const DRAWING_ROOT = /^<(?:[a-z_][\w.-]*:)?svg[\s/>]/i;

const isDrawing = (head: Buffer): boolean => {
  let text = head.toString('utf8').replace(/^\ufeff/, '');
  for (let before = BEFORE_ROOT.exec(text); before !== null; before = BEFORE_ROOT.exec(text))
    text = text.slice(before[0].length);
  return DRAWING_ROOT.test(text);
};

/** Detects the type of a picture by its first bytes, regardless of its name; undefined if the file is not a picture. */
export const detectImageType = (head: Buffer): ImageType | undefined =>
  SIGNATURES.find(([, matches]) => matches(head))?.[0] ?? (isDrawing(head) ? 'image/svg+xml' : undefined);
