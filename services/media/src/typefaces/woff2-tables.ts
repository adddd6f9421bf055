import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** The tags that a directory entry names by number (WOFF2, 4.1); 63 means that the tag follows. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const TAG_LENGTH = 4;
const OWN_TAG = 63;
const HEADER_BYTES = 48;
/** More than any typeface of the accepted size needs; a smaller file could decode to gigabytes. */
const MAX_DECODED_BYTES = 16 * 1024 * 1024;
const COLLECTION = 'ttcf';
/** Version 3 of glyf and loca is the only one that means "as it is"; of the others it is 0. */
const PLAIN_OUTLINES = 3;

const decompress = promisify(brotliDecompress);

interface Entry {
  tag: string;
  bytes: number;
  isPlain: boolean;
}

class Reader {
  private at = HEADER_BYTES;
  constructor(private readonly file: Buffer) {}

  byte(): number {
    const value = this.file.readUInt8(this.at);
    this.at += 1;
    return value;
  }
  tag(): string {
    this.at += TAG_LENGTH;
    return this.file.toString('latin1', this.at - TAG_LENGTH, this.at);
  }
  /** UIntBase128: seven bits in each byte, at most five of them. */
  length(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.byte();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('a length has more than five bytes');
  }
  rest(bytes: number): Buffer {
    return this.file.subarray(this.at, this.at + bytes);
  }
}

const readEntry = (reader: Reader): Entry => {
  const flags = reader.byte();
  const number = flags & OWN_TAG;
  const tag = number === OWN_TAG ? reader.tag() : KNOWN_TAGS.substr(number * (TAG_LENGTH + 1), TAG_LENGTH);
  const isPlain = flags >> 6 === (tag === 'glyf' || tag === 'loca' ? PLAIN_OUTLINES : 0);
  const bytes = reader.length();
  return { tag, isPlain, bytes: isPlain ? bytes : reader.length() };
};

/** The tables of a WOFF2 file that are stored as they are. Throws if the file is damaged, a collection, or too large. */
export const readTables = async (file: Buffer): Promise<Map<string, Buffer>> => {
  if (file.toString('latin1', 0, 4) !== 'wOF2' || file.readUInt32BE(8) !== file.length)
    throw new RangeError('the header does not match the file');
  if (file.toString('latin1', 4, 8) === COLLECTION) throw new RangeError('a collection of typefaces');
  const reader = new Reader(file);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(reader));
  const data = await decompress(reader.rest(file.readUInt32BE(20)), { maxOutputLength: MAX_DECODED_BYTES });
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, bytes, isPlain } of entries) {
    if (isPlain) tables.set(tag, data.subarray(at, at + bytes));
    at += bytes;
  }
  if (at !== data.length) throw new RangeError('the tables do not match the directory');
  return tables;
};
