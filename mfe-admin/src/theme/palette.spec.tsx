import { describe, expect, it } from '@jest/globals';
import { PALETTE } from './palette';

const LEAST_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11 */
const LEAST_CONTRAST_OF_SHAPES = 3;

/** Relative luminance (WCAG 2.2, definitions) of a color such as '#5e6f2f'. */
const getLuminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const getContrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe('primary button text', () => {
  it.each(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const)('is readable on %s', (ground) => {
    expect(getContrast('#ffffff', PALETTE.light[ground])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

describe('the dot of a status', () => {
  const DOTS = ['colorSuccess', 'colorInfo', 'colorWarning', 'colorError', 'colorTextTertiary'] as const;
  const cases = (['light', 'dark'] as const).flatMap((scheme) => DOTS.map((dot) => [scheme, dot] as const));

  it.each(cases)('stands out in %s as %s', (scheme, dot) => {
    const { colorBgContainer, colorPrimaryBg, [dot]: color } = PALETTE[scheme];
    for (const ground of [colorBgContainer, colorPrimaryBg])
      expect(getContrast(color, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_SHAPES);
  });
});
