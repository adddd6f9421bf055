import { type ThemeConfig, theme } from '#antd';
import { type ColorScheme, PALETTE } from './palette';
import type { Density } from './useDensity';

const FONT_FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** The class with the tokens as custom properties, for the layout's own style sheets. */
export const getTokenClass = (scheme: ColorScheme): string => `atelier-admin-${scheme}`;

const ALGORITHM = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm } as const;

type Algorithm = (typeof ALGORITHM)[ColorScheme];
type Tokens = ReturnType<Algorithm>;

const isOfText = (token: string): boolean => /^(font|lineHeight)/.test(token);

/** Reduces spacing but keeps the font size, which the compact algorithm alone would make too small. */
const makeCompact = (seed: Parameters<Algorithm>[0], tokens: Tokens): Partial<Tokens> =>
  Object.fromEntries(Object.entries(theme.compactAlgorithm(seed, tokens)).filter(([name]) => !isOfText(name)));

const CONTROL_HEIGHTS: Readonly<Record<Density, object>> = {
  comfortable: { controlHeight: 36, controlHeightLG: 44, controlHeightSM: 28 },
  compact: { controlHeight: 30, controlHeightLG: 38, controlHeightSM: 24 },
};

/** The admin's theme, defined by tokens alone; the algorithm derives what the palette does not name. */
export const adminTheme = (scheme: ColorScheme, density: Density, hasMotion: boolean): ThemeConfig => ({
  cssVar: { prefix: 'ant', key: getTokenClass(scheme) },
  hashed: false,
  // The build generates the rules: see antd.css.cjs.
  zeroRuntime: true,
  algorithm: (seed, derived) => {
    const tokens = ALGORITHM[scheme](seed, derived);
    return { ...tokens, ...(density === 'compact' ? makeCompact(seed, tokens) : {}), ...PALETTE[scheme] };
  },
  token: {
    ...PALETTE[scheme],
    motion: hasMotion,
    borderRadius: 12,
    borderRadiusLG: 16,
    borderRadiusSM: 8,
    borderRadiusXS: 6,
    ...CONTROL_HEIGHTS[density],
    fontFamily: FONT_FAMILY,
    fontSize: 14,
    fontWeightStrong: 600,
    lineWidthFocus: 2,
    boxShadow: '0 12px 40px rgb(20 22 15 / 18%)',
    boxShadowSecondary: '0 8px 28px rgb(20 22 15 / 14%)',
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
      paddingInlineSM: 12,
    },
    // Rounder or smaller, it would look like a radio button.
    Checkbox: { borderRadiusSM: 4, controlInteractiveSize: 16 },
    Tag: { borderRadiusSM: 999 },
  },
});
