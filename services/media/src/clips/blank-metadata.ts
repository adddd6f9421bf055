/** Boxes of an MP4 file (ISO 14496-12) that tell where, when, by whom, and with what it was recorded. No player needs them. */
const METADATA: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** The boxes that contain such boxes, from the outer to the inner one. */
const CONTAINERS: readonly string[] = ['moov', 'trak'];
const TYPE_AT = 4;
const HEAD_BYTES = 8;
const LARGE_HEAD_BYTES = 16;

interface Box {
  at: number;
  type: string;
  content: number;
  end: number;
}

/** The box at a place; undefined if it does not fit into what contains it. */
const readBox = (clip: Buffer, at: number, limit: number): Box | undefined => {
  if (at + HEAD_BYTES > limit) return undefined;
  const size = clip.readUInt32BE(at);
  const isLarge = size === 1;
  const content = at + (isLarge ? LARGE_HEAD_BYTES : HEAD_BYTES);
  if (content > limit) return undefined;
  // A size of 0 means up to the end.
  const end = size === 0 ? limit : at + (isLarge ? Number(clip.readBigUInt64BE(at + HEAD_BYTES)) : size);
  if (end < content || end > limit) return undefined;
  return { at, type: clip.toString('latin1', at + TYPE_AT, at + HEAD_BYTES), content, end };
};

const blankWithin = (clip: Buffer, from: number, limit: number, [container, ...inner]: readonly string[]): void => {
  for (let box = readBox(clip, from, limit); box !== undefined; box = readBox(clip, box.end, limit)) {
    const { at, type, content, end } = box;
    if (type === container) blankWithin(clip, content, end, inner);
    if (!METADATA.has(type)) continue;
    clip.fill(0, content, end);
    clip.write('free', at + TYPE_AT, 'latin1');
  }
};

/** Overwrites the metadata of an MP4 file as free space, so that nothing moves: tables in it point at places in the file. */
export const blankMetadata = (clip: Buffer): void => blankWithin(clip, 0, clip.length, CONTAINERS);
