import { type Color, getContrast, mix, moveToContrast } from './colors.js';

export const INK: Color = '#17141c';
const PAPER: Color = '#fbf8f4';
/** The grounds of the dark theme, which a brand does not change. */
const DARK_GROUNDS: readonly Color[] = [INK, '#201c27', '#0e0c12'];
/** Small texts on a light ground besides the accent: muted, failed, and successful. */
const SMALL_TEXTS: readonly Color[] = ['#5f5a66', '#b92b38', '#4d5c22'];
const SUNKEN_SHARE = 0.04;

/** WCAG AA: 4.5 for text, 3 for shapes and large words. */
export const MIN_TEXT_CONTRAST = 4.5;
export const MIN_SHAPE_CONTRAST = 3;

export interface BrandColors {
  accent: Color;
  surface: Color;
}

/** The colors of the light and the dark theme that follow from a brand's two. */
export interface Palette extends BrandColors {
  sunken: Color;
  /** The accent for small text on the surface. */
  accentText: Color;
  onAccent: Color;
  /** The accent in the dark theme and on dark bands, for shapes and text. */
  darkAccent: Color;
}

const getSunken = (surface: Color): Color => mix(surface, INK, SUNKEN_SHARE);

const getOnAccent = (accent: Color): Color =>
  [INK, PAPER, '#ffffff'].find((color) => getContrast(color, accent) >= MIN_TEXT_CONTRAST) ?? '#000000';

export const getPalette = ({ accent, surface }: BrandColors): Palette => {
  const sunken = getSunken(surface);
  return {
    accent,
    surface,
    sunken,
    accentText: moveToContrast(accent, '#000000', [surface, sunken], MIN_TEXT_CONTRAST),
    onAccent: getOnAccent(accent),
    darkAccent: moveToContrast(accent, '#ffffff', DARK_GROUNDS, MIN_TEXT_CONTRAST),
  };
};

/** What the colors must reach, and what they do reach. */
export interface ContrastCheck {
  field: keyof BrandColors;
  label: string;
  ratio: number;
  wanted: number;
}

/** The contrasts that a brand's two colors decide; the others follow from them and always suffice. */
export const checkContrast = ({ accent, surface }: BrandColors): readonly ContrastCheck[] => {
  const grounds = [surface, getSunken(surface)];
  const texts = SMALL_TEXTS.flatMap((text) => grounds.map((ground) => getContrast(text, ground)));
  return [
    { field: 'accent', label: 'Accent on surface', ratio: getContrast(accent, surface), wanted: MIN_SHAPE_CONTRAST },
    { field: 'surface', label: 'Small text on surface', ratio: Math.min(...texts), wanted: MIN_TEXT_CONTRAST },
  ];
};

/** Rounded down, so that a shown ratio never claims too much. */
export const shownRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
