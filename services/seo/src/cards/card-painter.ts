import { fileURLToPath } from 'node:url';
import { getPalette, INK, type Palette } from '@atelier/contracts';
import { markup } from '@atelier/markup';
import { Injectable } from '@nestjs/common';
import type { OverlayOptions, Sharp } from 'sharp';
import type { SiteFacts } from '../site/site.js';
import { CARD_SIZE, type Card } from './card.js';
import { drawnTitle } from './card-title.js';
import { drawLogo } from './logo.js';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const PICTURE = { left: 736, width: WIDTH - 736 } as const;
const TEXT = { left: 72, width: 600 } as const;
const TITLE = { bottom: 566, maxHeight: 350, sizes: [76, 64, 54, 46] } as const;
const LOGO_TOP = 60;
const PEACH = '#f4c7a8';
const MAX_COVER_PIXELS = 60_000_000;
const QUALITY = 84;

/** The typeface is bundled, so no system fonts are needed. */
const FACE = {
  fontfile: fileURLToPath(new URL('./fonts/title.ttf', import.meta.url)),
  name: 'Atelier Share Bold',
} as const;

const getGround = (
  { surface, accent }: Palette,
  hasLogo: boolean,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${surface}"/>
${hasLogo ? '' : `<path d="M94 62 72 104h44Z" fill="${INK}"/><circle cx="94" cy="94" r="9.5" fill="${accent}"/>`}
<rect x="${PICTURE.left}" width="${PICTURE.width}" height="${HEIGHT}" fill="${INK}"/>
<circle cx="968" cy="400" r="190" fill="${accent}"/>
<rect x="968" y="0" width="232" height="250" fill="${PEACH}"/>
<rect x="${PICTURE.left}" y="480" width="${PICTURE.width}" height="22" fill="${surface}"/>
</svg>`;

interface Line {
  text: string;
  size: number;
  color: string;
}

/** Draws share cards: the title on paper next to the page's own picture, or next to three shapes. */
@Injectable()
export class CardPainter {
  /** Returns a JPEG. Throws if the cover cannot be read. */
  async paint(
    { name: siteName, colors, logo }: Pick<SiteFacts, 'name' | 'colors' | 'logo'>,
    card: Card,
  ): Promise<Buffer> {
    const palette = getPalette(colors);
    const drawing = await drawLogo(logo);
    const { default: sharp } = await import('sharp');
    const drawn = ({ text, size, color }: Line): Sharp =>
      sharp({
        text: {
          text: String(markup`<span foreground="${color}">${text}</span>`),
          font: `${FACE.name} ${size}`,
          fontfile: FACE.fontfile,
          width: TEXT.width,
          dpi: 72,
          wrap: 'word-char',
          rgba: true,
        },
      });
    const line = async (words: string, top: number, size: number, color: string): Promise<OverlayOptions[]> => {
      const text = drawnTitle(words);
      return text === '' ? [] : [{ input: await drawn({ text, size, color }).png().toBuffer(), left: TEXT.left, top }];
    };
    const cover = async (bytes: Buffer): Promise<OverlayOptions> => ({
      input: await sharp(bytes, { limitInputPixels: MAX_COVER_PIXELS })
        .autoOrient()
        .resize(PICTURE.width, HEIGHT, { fit: 'cover', position: 'attention' })
        .toBuffer(),
      left: PICTURE.left,
      top: 0,
    });
    return sharp(Buffer.from(getGround(palette, drawing !== undefined)))
      .composite([
        ...(card.cover === undefined ? [] : [await cover(card.cover)]),
        ...(drawing === undefined
          ? (await line(siteName, 70, 30, INK)).map((name) => ({ ...name, left: 132 }))
          : [{ input: drawing, left: TEXT.left, top: LOGO_TOP }]),
        ...(await line(card.label, 148, 26, palette.accentText)),
        ...(await this.title(drawn, drawnTitle(card.title))),
      ])
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer();
  }

  /** Draws the title in the largest size that fits; if none fits, cuts it in the smallest. */
  private async title(drawn: (line: Line) => Sharp, text: string): Promise<OverlayOptions[]> {
    if (text === '') return [];
    for (const size of TITLE.sizes) {
      const { data, info } = await drawn({ text, size, color: INK }).png().toBuffer({ resolveWithObject: true });
      if (info.height <= TITLE.maxHeight && info.width <= TEXT.width)
        return [{ input: data, left: TEXT.left, top: TITLE.bottom - info.height }];
    }
    return [];
  }
}
