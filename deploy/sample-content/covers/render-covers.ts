import type { CoverSize } from './render-cover.ts';
import { renderCover } from './render-cover.ts';

/** One image of a cover, ready to be put into object storage under `path`. */
export type CoverFile = { path: string; contentType: string; bytes: Buffer };

const full: CoverSize = { width: 1280, height: 800 };
const share: CoverSize = { width: 1200, height: 630 };

/** Yields for each slug a WebP of 1280 and of 640 pixels, 8:5, and a JPEG of 1200x630 for sharing. */
export async function* renderCovers(slugs: Iterable<string>): AsyncIterable<CoverFile> {
  for (const slug of slugs) yield* await renderFiles(slug);
}

async function renderFiles(slug: string): Promise<CoverFile[]> {
  // a native module of some weight, which only a first start needs
  const { default: sharp } = await import('sharp');
  const draw = async (size: CoverSize) => {
    const svg = Buffer.from(renderCover(slug, size));
    const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  };
  const [sheet, card] = await Promise.all([draw(full), draw(share)]);
  const [large, small, shared] = await Promise.all([
    sheet.clone().webp({ quality: 68, effort: 2 }).toBuffer(),
    sheet.clone().resize(640).webp({ quality: 76 }).toBuffer(),
    card.jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  ]);
  return [
    { path: `covers/${slug}.webp`, contentType: 'image/webp', bytes: large },
    { path: `covers/${slug}-640.webp`, contentType: 'image/webp', bytes: small },
    { path: `covers/${slug}-share.jpg`, contentType: 'image/jpeg', bytes: shared },
  ];
}
