import type { MediaFile } from '@atelier/contracts';

/** A non-breaking space. */
const TIED = '\u00a0';
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** '340 KB', '2.4 MB'. */
export const sizeInWords = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${(bytes / MEGABYTE).toFixed(1)}${TIED}MB`
    : `${Math.max(1, Math.round(bytes / KILOBYTE))}${TIED}KB`;

/** '1280 × 800'; empty if unknown. */
export const getDimensions = ({ width, height }: Pick<MediaFile, 'width' | 'height'>): string =>
  width === null || height === null ? '' : `${width}${TIED}×${TIED}${height}`;

/** 'JPEG', 'SVG', 'PDF'. */
export const typeInWords = ({ contentType }: Pick<MediaFile, 'contentType'>): string =>
  contentType
    .replace(/^\w+\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

export const usesInWords = (uses: number): string => {
  if (uses === 0) return 'Unused';
  return uses === 1 ? 'Used once' : `Used ${uses} times`;
};
