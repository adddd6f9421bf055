import type { Sharp } from 'sharp';
import { type Device, renderCover, renderPlate, renderPortrait } from './render-cover.ts';
import type { PictureSize } from './sheet.ts';

/** A picture to be drawn; its name is that of its files, `alt` what it shows for who does not see it. */
export type Picture = { name: string; alt: string } & (
  | { kind: 'cover' }
  | { kind: 'plate'; cover: string; number: number; device: Device }
  | { kind: 'portrait' }
);

/** One file of a picture, ready to be put into object storage under `path`. */
export type RenderedFile = DrawnFile & { alt: string };

type DrawnFile = { path: string; contentType: string; bytes: Buffer; facts?: PictureFacts };

/** Size in pixels, and a tiny version as a data URL; drawings of a few kilobytes have none. */
export type PictureFacts = PictureSize & { blur: string | null };

const coverSize: PictureSize = { width: 1280, height: 800 };
const plateSize: PictureSize = { width: 800, height: 500 };
const portraitSize: PictureSize = { width: 640, height: 640 };

/** Fits a machine with two cores: drawing takes one thread a picture. */
const atOnce = 3;

async function createSheet(svg: string): Promise<Sharp> {
  // a native module of some weight, which only a first start needs
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

const webp = async (path: string, sheet: Sharp, quality: number): Promise<DrawnFile> => ({
  path,
  contentType: 'image/webp',
  bytes: await sheet.webp({ quality, effort: 2 }).toBuffer(),
});

/** A quarter of the weight on phones; with more effort it would be a third smaller, and take two seconds of a first start. */
const avif = async (path: string, sheet: Sharp): Promise<DrawnFile> => ({
  path,
  contentType: 'image/avif',
  bytes: await sheet.avif({ quality: 42, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
});

async function getFacts(sheet: Sharp, size: PictureSize): Promise<PictureFacts> {
  // few points, so that a browser's scaling makes soft shapes of them, and true in color, as these drawings are flat
  const tiny = await sheet.resize(8, 8, { fit: 'inside' }).webp({ lossless: true }).toBuffer();
  return { ...size, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** For sharing, cut to the shape that networks want; a slight blur takes out the grain, which is most of the weight. */
const share = async (path: string, sheet: Sharp): Promise<DrawnFile> => ({
  path,
  contentType: 'image/jpeg',
  bytes: await sheet.resize(1200, 630, { fit: 'cover' }).blur(0.7).jpeg({ quality: 58 }).toBuffer(),
});

/** Where the files of a picture are kept, below /media. */
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

/** Yields the files of each picture: a cover as WebP of 1280 and 640 pixels, as a JPEG of 1200x630 and as AVIF of 960, others as one WebP. */
export async function* renderFiles(pictures: readonly Picture[]): AsyncIterable<RenderedFile> {
  const waiting = [...pictures];
  const drawn: Promise<RenderedFile[]>[] = [];
  while (waiting.length > 0 || drawn.length > 0) {
    while (drawn.length < atOnce && waiting.length > 0) {
      const files = getFiles(waiting.shift() as Picture);
      // a failure is told when its turn comes
      files.catch(() => undefined);
      drawn.push(files);
    }
    yield* await (drawn.shift() as Promise<RenderedFile[]>);
  }
}
