import sharp from 'sharp';

const WIDTH = 320;
const HEIGHT = 200;
const FRAME_MS = 100;
const COLORS = ['#e07a5f', '#3d5a80', '#81b29a', '#f2cc8f', '#6d597a', '#355070'];

const SIZE_BYTES = 8;
const KEY_FRAME = 0x80;
const PICTURE_AT = 20;

/** An element of Matroska (RFC 8794): its name, its size in eight bytes, its content. */
const element = (name: string, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeBigUInt64BE(BigInt(bytes.length));
  size[0] = 1;
  return Buffer.concat([Buffer.from(name, 'hex'), size, bytes]);
};
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const words = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A lossy WebP picture is one key frame of VP8 (RFC 9649). */
const getFrame = async (color: string): Promise<Buffer> => {
  const create = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: color };
  const picture = await sharp({ create }).webp({ quality: 60 }).toBuffer();
  return picture.subarray(PICTURE_AT, PICTURE_AT + picture.readUInt32LE(PICTURE_AT - 4));
};

const toBlock = (frame: Buffer, index: number): Buffer => {
  const head = Buffer.from([0x81, 0, 0, KEY_FRAME]);
  head.writeInt16BE(index * FRAME_MS, 1);
  return element('a3', head, frame);
};

const duration = (): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(COLORS.length * FRAME_MS);
  return bytes;
};

/** A WebM file of a few frames that browsers play. */
export const aClip = async (): Promise<Buffer> => {
  const frames = await Promise.all(COLORS.map(getFrame));
  const track = [
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', words('V_VP8')),
    element('e0', element('b0', number(WIDTH)), element('ba', number(HEIGHT))),
  ];
  // The name's size takes one byte, as in files of other programs.
  const name = Buffer.concat([Buffer.from('428284', 'hex'), words('webm')]);
  return Buffer.concat([
    element('1a45dfa3', name, element('4287', number(2)), element('4285', number(2))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', duration())),
      element('1654ae6b', element('ae', ...track)),
      element('1f43b675', element('e7', number(0)), ...frames.map(toBlock)),
    ),
  ]);
};
