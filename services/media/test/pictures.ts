import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** A picture with edges and gradients, as photographs have them. */
export const aPicture = (width: number, height: number, background = '#d63'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } }).composite([
    {
      input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: '#147' } },
      gravity: 'northwest',
    },
  ]);

/** As a phone writes it: turned by a note, and with the place where it was taken. */
export const aPhonePicture = (width: number, height: number): Promise<Buffer> =>
  aPicture(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const anAnimation = async (): Promise<Buffer> => {
  const pictures = await Promise.all(['#d63', '#147'].map((color) => aPicture(700, 400, color).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer();
};

export const aDrawing = (inside = '<rect width="4" height="4"/>'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>`);

/** A picture that no format makes smaller: three bytes a pixel. */
export const aNoisyPicture = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
