import type { MediaFile } from '@atelier/contracts';

/** A non-breaking space. */
const TIED = '\u00a0';

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
