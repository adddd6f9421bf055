import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DEFAULT_COLORS } from '../site/site.js';
import { CardPainter } from './card-painter.js';

const logoOf = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#2f55d4" d="M0 0h${size}v${size}H0z"/></svg>`;
/** In the middle of the logo. */
const PLACE = { left: 90, top: 80, width: 1, height: 1 } as const;

const paint = (logo: { drawing: string; isInk: boolean }) =>
  new CardPainter().paint({ name: 'Stone', colors: DEFAULT_COLORS, logo }, { title: 'A title', label: '' });
const getPixel = async (card: Buffer) => [...(await sharp(card).extract(PLACE).raw().toBuffer())];
const isNear = (pixel: number[], wanted: number[]) =>
  pixel.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);

describe('share card logo', () => {
  it.each([40, 10_000])(
    'ASET-1 with a side of %i is drawn in its original colors, or in the text color',
    async (size) => {
      const own = await getPixel(await paint({ drawing: logoOf(size), isInk: false }));
      expect([own, isNear(own, [0x2f, 0x55, 0xd4])]).toEqual([own, true]);
      const ink = await getPixel(await paint({ drawing: logoOf(size), isInk: true }));
      expect([ink, isNear(ink, [0x17, 0x14, 0x1c])]).toEqual([ink, true]);
    },
  );

  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>1</script></svg>', logoOf(100_000)])(
    'ASET-1 is replaced by the name if there is no logo that can be drawn: %j',
    async (drawing) => {
      const card = await paint({ drawing, isInk: true });
      expect(card.equals(await paint({ drawing: '', isInk: true }))).toBe(true);
    },
  );
});
