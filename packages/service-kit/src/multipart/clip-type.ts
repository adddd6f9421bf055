import type { ClipType } from '@atelier/contracts';

/** Brands of MP4 files that browsers play (ISO 14496-12); AVIF pictures and audio files have others. */
const PLAYED_BRANDS = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash']);
const EBML_HEADER = Buffer.from('1a45dfa3', 'hex');
/** The element of the header that names WebM, which is Matroska otherwise. */
const DOCUMENT_TYPE = Buffer.from('4282847765626d', 'hex');
const EBML_HEADER_BYTES = 64;

/** Detects the type of a clip by its first bytes, regardless of its name; undefined if it is neither MP4 nor WebM. */
export const detectClipType = (head: Buffer): ClipType | undefined => {
  if (head.toString('latin1', 4, 8) === 'ftyp' && PLAYED_BRANDS.has(head.toString('latin1', 8, 12))) return 'video/mp4';
  const isMatroska = head.subarray(0, EBML_HEADER.length).equals(EBML_HEADER);
  return isMatroska && head.subarray(0, EBML_HEADER_BYTES).includes(DOCUMENT_TYPE) ? 'video/webm' : undefined;
};
