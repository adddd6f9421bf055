import { INK, isPlainDrawing } from '@atelier/contracts';
import type { BrandLogo } from '../site/site.js';

const ROOM = { width: 420, height: 48 } as const;
/** Drawings are small; at this density, they are drawn larger than they are shown. */
const DENSITY = 300;

/** The logo as a picture; undefined without one, and for a drawing with more than shapes, of which the card shows the name. */
export const drawLogo = async ({ drawing, isInk }: BrandLogo): Promise<Buffer | undefined> => {
  if (!isPlainDrawing(drawing)) return undefined;
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(Buffer.from(drawing), { density: DENSITY })
    .resize(ROOM.width, ROOM.height, { fit: 'inside', withoutEnlargement: false })
    .ensureAlpha()
    .png()
    .toBuffer();
  if (!isInk) return drawn;
  const { width, height } = await sharp(drawn).metadata();
  const ink = sharp({ create: { width, height, channels: 4, background: INK } });
  return ink
    .composite([{ input: drawn, blend: 'dest-in' }])
    .png()
    .toBuffer();
};
