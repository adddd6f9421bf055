import type { Sharp } from 'sharp';
import { type Device, renderCover, renderPlate, renderPortrait } from './render-cover.ts';
import type { PictureSize } from './sheet.ts';

/** A picture to draw; its files have its name, and `alt` is its alternative text. */
export type Picture = { name: string; alt: string } & (
  | { kind: 'cover' }
  | { kind: 'plate'; cover: string; number: number; device: Device }
  | { kind: 'portrait' }
);

/** A file of a picture, ready for object storage under `path`. */
export type RenderedFile = DrawnFile & { alt: string };

type DrawnFile = { path: string; contentType: string; bytes: Buffer; facts?: PictureFacts };

/** Size in pixels, and a tiny version as a data URL; drawings of a few kilobytes have none. */
export type PictureFacts = PictureSize & { blur: string | null };

const coverSize: PictureSize = { width: 1280, height: 800 };
const plateSize: PictureSize = { width: 800, height: 500 };
const portraitSize: PictureSize = { width: 640, height: 640 };

/** Fits a machine with two cores, because drawing uses one thread per picture. */
const atOnce = 3;

async function createSheet(svg: string): Promise<Sharp> {
  // A large native module that only a first start needs.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

const webp = async (path: string, sheet: Sharp, quality: number): Promise<DrawnFile> => ({
  path,
  contentType: 'image/webp',
  bytes: await sheet.webp({ quality, effort: 2 }).toBuffer(),
});

/** A quarter of the size on phones; more effort would save another third, but add two seconds to a first start. */
const avif = async (path: string, sheet: Sharp): Promise<DrawnFile> => ({
  path,
  contentType: 'image/avif',
  bytes: await sheet.avif({ quality: 42, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
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

/** The paths of a picture's files below /media. */
export const getPaths = ({ kind, name }: Pick<Picture, 'kind' | 'name'>): readonly [string, ...string[]] => {
  if (kind === 'portrait') return [`portraits/${name}.webp`];
  if (kind === 'plate') return [`gallery/${name}.webp`];
  const cover = `covers/${name}`;
  return [`${cover}.webp`, `${cover}-640.webp`, `${cover}-share.jpg`, `${cover}-960.avif`];
};

async function original(path: string, sheet: Sharp, quality: number, size: PictureSize): Promise<DrawnFile[]> {
  const facts = await getFacts(sheet.clone(), size);
  return [{ ...(await webp(path, sheet, quality)), facts }];
}

async function drawFiles(picture: Picture): Promise<DrawnFile[]> {
  const [path, small = '', shared = '', phone = ''] = getPaths(picture);
  if (picture.kind === 'portrait') {
    return original(path, await createSheet(renderPortrait(picture.name, portraitSize)), 60, portraitSize);
  }
  if (picture.kind === 'plate') {
    const { cover, number, device } = picture;
    return original(path, await createSheet(renderPlate(cover, number, device, plateSize)), 54, plateSize);
  }
  const sheet = await createSheet(renderCover(picture.name, coverSize));
  const [originals, ...others] = await Promise.all([
    original(path, sheet.clone(), 54, coverSize),
    webp(small, sheet.clone().resize(640), 66),
    share(shared, sheet.clone()),
    avif(phone, sheet.clone().resize(960)),
  ]);
  return [...originals, ...others];
}

const getFiles = async (picture: Picture): Promise<RenderedFile[]> =>
  (await drawFiles(picture)).map((file) => ({ ...file, alt: picture.alt }));

/** Yields a picture's files: covers as WebP (1280 and 640 px), JPEG (1200x630), and AVIF (960), others as a WebP. */
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
