/** One encoded picture of a clip. */
export interface Frame {
  bytes: Buffer;
  /** Whether it needs no other frame. */
  isKey: boolean;
}

export interface Track {
  width: number;
  height: number;
  frameMs: number;
  frames: readonly Frame[];
}

const SIZE_BYTES = 8;
const KEY_FRAME = 0x80;
const NANOSECONDS_PER_MS = 1_000_000;

/** An element of Matroska (RFC 9559): its name, its size in eight bytes, its content. */
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
const decimal = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const words = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Times within a cluster are signed 16-bit numbers, so a clip in one cluster lasts at most 32 seconds. */
const toBlock = ({ bytes, isKey }: Frame, timeMs: number): Buffer => {
  const head = Buffer.from([0x81, 0, 0, isKey ? KEY_FRAME : 0]);
  head.writeInt16BE(timeMs, 1);
  return element('a3', head, bytes);
};

/** A WebM file of one silent VP9 track. */
export const toWebm = ({ width, height, frameMs, frames }: Track): Buffer => {
  const track = [
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', words('V_VP9')),
    element('e0', element('b0', number(width)), element('ba', number(height))),
  ];
  // The name's size takes one byte, as in files of other programs.
  const name = Buffer.concat([Buffer.from('428284', 'hex'), words('webm')]);
  const durationMs = frames.length * frameMs;
  return Buffer.concat([
    element('1a45dfa3', name, element('4287', number(2)), element('4285', number(2))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', number(NANOSECONDS_PER_MS)), element('4489', decimal(durationMs))),
      element('1654ae6b', element('ae', ...track)),
      element('1f43b675', element('e7', number(0)), ...frames.map((frame, index) => toBlock(frame, index * frameMs))),
    ),
  ]);
};
