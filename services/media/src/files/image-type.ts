import type { UploadImageType } from '@atelier/contracts';

/** As many bytes from the beginning of a file as `imageTypeOf` looks at. */
export const HEAD_BYTES = 32;

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte);

const textAt = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end);

const SIGNATURES: readonly [UploadImageType, (head: Buffer) => boolean][] = [
  ['image/jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['image/png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP'],
  ['image/gif', (head) => ['GIF87a', 'GIF89a'].includes(textAt(head, 0, 6))],
  ['image/avif', (head) => textAt(head, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(textAt(head, 8, 12))],
];

/** What a file is by its first bytes, whatever its name says; undefined for all that is no raster image. */
export const imageTypeOf = (head: Buffer): UploadImageType | undefined =>
  SIGNATURES.find(([, matches]) => matches(head))?.[0];
