import type { SketchEntry } from '@atelier/contracts';

const REGISTER_BITS = 12;
const REGISTERS = 2 ** REGISTER_BITS;

/** Of an estimate, as a share of it: 1.6%. */
export const STANDARD_ERROR = 1.04 / Math.sqrt(REGISTERS);

/**
 * The highest rank of each register, a byte each: the number of different hashes follows from it, but none of the hashes.
 * HyperLogLog by Flajolet, Fusy, Gandouet and Meunier (2007), https://algo.inria.fr/flajolet/Publications/FlFuGaMe07.pdf
 */
type Sketch = Uint8Array;

/** A register from the first bits of a hash, and a rank from the next 32: one more than their leading zeros. */
export const toEntry = (hash: Buffer): SketchEntry => ({
  register: hash.readUInt16BE(0) >> (16 - REGISTER_BITS),
  rank: Math.clz32(hash.readUInt32BE(2)) + 1,
});

export const emptySketch = (): Sketch => new Uint8Array(REGISTERS);

export const encode = (sketch: Sketch): string => Buffer.from(sketch).toString('base64');
const decode = (stored: string): Sketch => Buffer.from(stored, 'base64');

/** The stored sketch with more entries; undefined if they change nothing. */
export const grow = (stored: string | undefined, entries: readonly SketchEntry[]): string | undefined => {
  const sketch = stored === undefined ? emptySketch() : decode(stored);
  const higher = entries.filter(({ register, rank }) => rank > (sketch[register] ?? 0));
  for (const { register, rank } of higher) sketch[register] = Math.max(rank, sketch[register] ?? 0);
  return higher.length === 0 ? undefined : encode(sketch);
};

/** The sketch of all visitors of several ones, each visitor once. */
export const getUnion = (stored: readonly string[]): Sketch => {
  const union = emptySketch();
  for (const sketch of stored.map(decode))
    for (const [register, rank] of sketch.entries()) if (rank > (union[register] ?? 0)) union[register] = rank;
  return union;
};

/** What empty registers add to the sum of an estimate, by their share. */
const sigma = (share: number): number => {
  if (share === 1) return Number.POSITIVE_INFINITY;
  let sum = share;
  let before = -1;
  for (let power = share, weight = 1; sum !== before; weight *= 2) {
    power *= power;
    before = sum;
    sum += power * weight;
  }
  return sum;
};

/**
 * The number of visitors. Instead of counting empty registers for small numbers only, by the correction of Ertl (2017),
 * https://arxiv.org/abs/1702.01284, which is linear counting there and has no bias where the two would meet.
 */
export const estimate = (sketch: Sketch): number => {
  const empty = sketch.filter((rank) => rank === 0).length;
  const sum = sketch.reduce((total, rank) => total + (rank === 0 ? 0 : 2 ** -rank), 0);
  return REGISTERS ** 2 / (2 * Math.LN2 * (sum + REGISTERS * sigma(empty / REGISTERS)));
};
