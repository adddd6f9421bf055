import { describe, expect, it } from '@jest/globals';
import { blankMetadata } from './blank-metadata.js';

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};
const large = (type: string, content: string): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};
const blanked = (clip: Buffer): Buffer => {
  const copy = Buffer.from(clip);
  blankMetadata(copy);
  return copy;
};

describe('metadata of a clip', () => {
  it('AFILE-1 is blanked, with place, author, and device, and nothing else moves or changes', () => {
    const [ftyp, media, track] = [box('ftyp', 'mp42'), box('mdat', 'frames with udta in them'), box('tkhd', 'track')];
    const place = box('udta', box('\u00a9xyz', '+40.7128-074.0060/'));
    const clip = Buffer.concat([
      ftyp,
      box('moov', box('mvhd', 'head'), box('trak', track, box('meta', 'Ada’s phone')), place),
      media,
      box('uuid', '<x:xmpmeta>Ada</x:xmpmeta>'),
      large('meta', 'Ada again'),
    ]);
    const found = blanked(clip);
    expect(found.length).toBe(clip.length);
    expect(found.toString('latin1')).not.toMatch(/40\.7128|Ada|xyz/);
    for (const kept of [ftyp, media, track, box('mvhd', 'head')]) expect(found.indexOf(kept)).toBe(clip.indexOf(kept));
    expect(found.toString('latin1').match(/free/g)).toHaveLength(4);
  });

  it.each([
    ['a box that is longer than the file', Buffer.concat([box('ftyp', 'mp42'), box('moov', 'x').fill(0xff, 8, 9)])],
    ['a box that is shorter than its head', Buffer.concat([Buffer.from([0, 0, 0, 3]), Buffer.from('moovudta')])],
    ['no boxes', Buffer.from('0000')],
    ['thousands of empty boxes', Buffer.concat(Array.from({ length: 5000 }, () => box('moov')))],
  ])('AFILE-1 does not matter in a file with %s', (_what, clip) => {
    expect(blanked(clip)).toEqual(clip);
  });

  it('AFILE-1 is blanked in a last box without a length', () => {
    const open = box('udta', 'Ada').fill(0, 0, 4);
    expect(blanked(open).toString('latin1')).not.toContain('Ada');
  });
});
