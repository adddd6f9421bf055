import { describe, expect, it } from '@jest/globals';
import { detectClipType } from './clip-type.js';

const mp4Of = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`, 'latin1')]);
const matroskaOf = (name: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
    Buffer.from([0x80 + name.length]),
    Buffer.from(name),
  ]);

describe('clip type detection', () => {
  it.each([
    ['an MP4 file', mp4Of('isom'), 'video/mp4'],
    ['an MP4 file of a phone', mp4Of('mp42'), 'video/mp4'],
    ['a WebM file', matroskaOf('webm'), 'video/webm'],
  ])('AFILE-1 recognizes %s by its first bytes', (_what, head, type) => {
    expect(detectClipType(head)).toBe(type);
  });

  it.each([
    ['an AVIF picture', mp4Of('avif')],
    ['a song', mp4Of('M4A ')],
    ['another Matroska file', matroskaOf('matroska')],
    ['a page', Buffer.from('<!doctype html>')],
    ['nothing', Buffer.alloc(0)],
  ])('AFILE-1 does not recognize %s', (_what, head) => {
    expect(detectClipType(head)).toBeUndefined();
  });
});
