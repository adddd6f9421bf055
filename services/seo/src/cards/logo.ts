import { INK, isPlainDrawing } from '@atelier/contracts';
import type { BrandLogo } from '../site/site.js';

const ROOM = { width: 420, height: 48 } as const;

const draw = async ({ drawing, isInk }: BrandLogo): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(Buffer.from(drawing))
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

/** The logo as a picture; undefined without one, with more than shapes, or too large to be drawn: the card shows the name. */
export const drawLogo = async (logo: BrandLogo): Promise<Buffer | undefined> =>
  isPlainDrawing(logo.drawing) ? draw(logo).catch(() => undefined) : undefined;
