import { type ThemeConfig, theme } from '#antd';
import { type ColorScheme, PALETTE } from './palette';

export const FONT_FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** The class that carries the tokens as custom properties, for the layout's own style sheets. */
export const tokenClassOf = (scheme: ColorScheme): string => `atelier-admin-${scheme}`;

const ALGORITHM = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm } as const;

/** A calm workshop by tokens alone: the algorithm derives what the palette does not name. */
export const adminTheme = (scheme: ColorScheme, hasMotion: boolean): ThemeConfig => ({
  cssVar: { key: tokenClassOf(scheme) },
  hashed: false,
  algorithm: (seed, derived) => ({ ...ALGORITHM[scheme](seed, derived), ...PALETTE[scheme] }),
  token: {
    ...PALETTE[scheme],
    motion: hasMotion,
    borderRadius: 12,
    borderRadiusLG: 16,
    borderRadiusSM: 8,
    borderRadiusXS: 6,
    controlHeight: 36,
    controlHeightLG: 44,
    controlHeightSM: 28,
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
    Checkbox: { borderRadiusSM: 5 },
    Tag: { borderRadiusSM: 999 },
  },
});
