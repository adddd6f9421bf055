import sharp, { type Sharp } from 'sharp';
import { type DrawnFile, getPaths, type Picture, type PictureFacts, type RenderedFile } from './picture.ts';
import { print } from './print.ts';
import { renderCover, renderPlate, renderPortrait } from './render-cover.ts';
import type { PictureSize } from './sheet.ts';

const coverSize: PictureSize = { width: 1280, height: 800 };
const plateSize: PictureSize = { width: 800, height: 500 };
const portraitSize: PictureSize = { width: 640, height: 640 };

/** Fits a machine with two cores, because drawing uses one thread per picture. */
const atOnce = 3;

/** Sheets are twice as large as the picture, so that the dots of a smaller version have soft edges. */
const sheetScale = 2;

type Drawing = (size: PictureSize, isShaded: boolean) => string;

/** A printed sheet at twice the size. */
async function createSheet(draw: Drawing, { width, height }: PictureSize): Promise<Sharp> {
  const size = { width: width * sheetScale, height: height * sheetScale };
  const [flat, shaded] = await Promise.all(
    [false, true].map((isShaded) =>
      sharp(Buffer.from(draw(size, isShaded)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (flat === undefined || shaded === undefined) throw new Error('sharp drew nothing');
  print(flat, shaded, size.width);
  return sharp(flat, { raw: { ...size, channels: 3 } });
}

const webp = async (path: string, sheet: Sharp, quality: number): Promise<DrawnFile> => ({
  path,
  contentType: 'image/webp',
  bytes: await sheet.webp({ quality, effort: 2 }).toBuffer(),
});

/** A quarter of the size of WebP; more effort would save another third, but add seconds to the build. */
const avif = async (path: string, sheet: Sharp, quality: number): Promise<DrawnFile> => ({
  path,
  contentType: 'image/avif',
  bytes: await sheet.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
});

async function getFacts(sheet: Sharp, size: PictureSize): Promise<PictureFacts> {
  // Few pixels, so that scaling blurs them, and lossless, because flat drawings need exact colors.
  const tiny = await sheet.resize(8, 8, { fit: 'inside' }).webp({ lossless: true }).toBuffer();
  return { ...size, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** A sharing picture in the ratio that networks expect; a slight blur removes the grain, most of the file size. */
const share = async (path: string, sheet: Sharp): Promise<DrawnFile> => ({
  path,
  contentType: 'image/jpeg',
  bytes: await sheet.resize(1200, 630, { fit: 'cover' }).blur(0.7).jpeg({ quality: 58 }).toBuffer(),
});

async function original(path: string, sheet: Sharp, quality: number, size: PictureSize): Promise<DrawnFile[]> {
  const facts = await getFacts(sheet.clone(), size);
  return [{ ...(await webp(path, sheet.resize(size.width), quality)), facts }];
}

async function drawFiles(picture: Picture): Promise<DrawnFile[]> {
  const [path, small = '', shared = '', phone = '', large = ''] = getPaths(picture);
  if (picture.kind === 'portrait') {
    const sheet = await createSheet((...how) => renderPortrait(picture.name, ...how), portraitSize);
    return original(path, sheet, 60, portraitSize);
  }
  if (picture.kind === 'plate') {
    const sheet = await createSheet((...how) => renderPlate(picture, ...how), plateSize);
    return original(path, sheet, 54, plateSize);
  }
  const sheet = await createSheet((...how) => renderCover(picture.name, ...how), coverSize);
  const [originals, ...others] = await Promise.all([
    original(path, sheet.clone(), 54, coverSize),
    webp(small, sheet.clone().resize(640), 66),
    share(shared, sheet.clone()),
    avif(phone, sheet.clone().resize(960), 42),
    avif(large, sheet.clone(), 36),
  ]);
  return [...originals, ...others];
}

const getFiles = async (picture: Picture): Promise<RenderedFile[]> =>
  (await drawFiles(picture)).map((file) => ({ ...file, alt: picture.alt }));

/** Yields a picture's files: covers as WebP (1280 and 640 px), JPEG (1200x630), and AVIF (960 and 2560), others as a WebP. */
export async function* renderFiles(pictures: readonly Picture[]): AsyncIterable<RenderedFile> {
  const waiting = [...pictures];
  const drawn: Promise<RenderedFile[]>[] = [];
  while (waiting.length > 0 || drawn.length > 0) {
    while (drawn.length < atOnce && waiting.length > 0) {
      const files = getFiles(waiting.shift() as Picture);
      // The failure is reported when the file is awaited.
      files.catch(() => undefined);
      drawn.push(files);
    }
    yield* await (drawn.shift() as Promise<RenderedFile[]>);
  }
}
