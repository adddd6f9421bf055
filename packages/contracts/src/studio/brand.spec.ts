import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type StudioBrand, studioBrand } from './brand.js';
import { CORNERS, COVERS, DISPLAY_FACES, TEXT_FACES } from './brand-choices.js';
import { getBrandStyle } from './brand-style.js';
import { getContrast } from './colors.js';
import { DEFAULT_BRAND } from './default-studio.js';
import { getPalette, MIN_TEXT_CONTRAST } from './palette.js';
import { getTypefaceAddresses, needsNoBuiltInFace } from './typefaces.js';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><g fill="#000"><path d="M0 0h40v40z"/><circle cx="80" cy="20" r="20"></circle></g></svg>';

const messages = (brand: Partial<StudioBrand>): [field: string, message: string][] =>
  (studioBrand.safeParse({ ...DEFAULT_BRAND, ...brand }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('studio brand', () => {
  it('ASET-1 measures contrast as WCAG does', () => {
    expect(getContrast('#ffffff', '#000000')).toBe(21);
    expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('ASET-1 accepts the default look of the site, which needs no style sheet', () => {
    expect(messages({})).toEqual([]);
    expect(getBrandStyle(DEFAULT_BRAND)).toBe('');
  });

  it('ASET-1 rejects colors with too little contrast, and names the contrast and a remedy', () => {
    expect(messages({ accent: '#ffd84d' })).toEqual([
      [
        'accent',
        'Accent on surface has a contrast of 1.3:1 and needs 3:1: choose a darker accent or a lighter surface',
      ],
    ]);
    expect(messages({ surface: '#808080', accent: '#000000' }).map(([field]) => field)).toEqual(['surface']);
    expect(messages({ accent: 'red' })).toEqual([['accent', 'Accent color must be a color such as #ea5b66']]);
  });

  it('ASET-1 derives readable shades for every brand that it accepts', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(channel, channel, channel)
      .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(color, fc.constantFrom('#ffffff', '#fbf8f4', '#eef2ff'), (accent, surface) => {
        fc.pre(messages({ accent, surface }).length === 0);
        const palette = getPalette({ accent, surface });
        for (const [text, ground] of [
          [palette.accentText, surface],
          [palette.accentText, palette.sunken],
          [palette.onAccent, accent],
          [palette.darkAccent, '#17141c'],
          ['#17141c', palette.darkAccent],
        ] as const)
          expect(getContrast(text, ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });

  it('ASET-1 draws the logo, encoded, in place of the name', () => {
    expect(messages({ logo: LOGO })).toEqual([]);
    const style = getBrandStyle({ ...DEFAULT_BRAND, logo: LOGO });
    expect(style).toContain('width:102px;height:34px');
    expect(style).toContain('mask:url("data:image/svg+xml,%3Csvg');
    expect(style).not.toContain('<');
  });

  const TYPEFACE = {
    ...{ address: '/media/library/harbor.woff2', name: 'Harbor Sans', ascent: 0.93, descent: 0.27, lineGap: 0 },
    ...{ letterWidth: 0.5229, minWeight: 400, maxWeight: 800 },
  };

  it('ASET-1 prefers an uploaded typeface over the built-in one, with an Arial fallback of the same metrics', () => {
    expect(messages({ displayTypeface: TYPEFACE })).toEqual([]);
    const style = getBrandStyle({ ...DEFAULT_BRAND, displayTypeface: TYPEFACE });
    expect(style).toContain(
      '@font-face{font-family:"Brand display";font-weight:400 800;font-display:swap;src:url("/media/library/harbor.woff2") format("woff2")}',
    );
    expect(style).toContain('size-adjust:105%;ascent-override:88.6%;descent-override:25.7%;line-gap-override:0%}');
    expect(style).toContain(
      '--font-display:"Brand display","Brand display fallback","Bricolage Grotesque Variable","Display Fallback",',
    );
    expect(style).not.toContain('--font-text');
    const still = { ...TYPEFACE, minWeight: 500, maxWeight: 500 };
    expect(getBrandStyle({ ...DEFAULT_BRAND, textTypeface: still })).toContain('"Brand text";font-weight:500;');
  });

  it('ASET-1 needs no built-in typeface if both are uploaded or system typefaces', () => {
    const own = { displayTypeface: TYPEFACE, textTypeface: TYPEFACE };
    expect(getTypefaceAddresses({ ...DEFAULT_BRAND, ...own })).toEqual([TYPEFACE.address]);
    expect(needsNoBuiltInFace(DEFAULT_BRAND)).toBe(false);
    expect(needsNoBuiltInFace({ ...DEFAULT_BRAND, displayTypeface: TYPEFACE })).toBe(false);
    expect(needsNoBuiltInFace({ ...DEFAULT_BRAND, ...own })).toBe(true);
    expect(needsNoBuiltInFace({ ...DEFAULT_BRAND, displayFace: 'serif', textFace: 'system' })).toBe(true);
  });

  it.each([
    ['another site', { address: 'https://evil.example/a.woff2' }, 'address'],
    ['an address that ends the rule', { address: '/media/a.woff2");}*{color:red}.woff2' }, 'address'],
    ['a measure without bounds', { ascent: 1e9 }, 'ascent'],
  ])('ASET-1 rejects a typeface with %s', (_what, wrong, field) => {
    const given = { displayTypeface: { ...TYPEFACE, ...wrong } };
    expect(messages(given).map(([path]) => path)).toEqual([`displayTypeface.${field}`]);
    if (field === 'address') expect(getBrandStyle({ ...DEFAULT_BRAND, ...given })).toBe('');
  });

  it.each([
    ['a script', LOGO.replace('<g ', '<script>alert(1)</script><g ')],
    ['a handler', LOGO.replace('<g ', '<g onload="alert(1)" ')],
    ['a link', LOGO.replace('<g ', '<g href="https://evil.example" ')],
    ['a picture', LOGO.replace('<g ', '<image href="data:image/png;base64,AA"/><g ')],
    ['a style', LOGO.replace('<g ', '<g style="fill:url(//evil.example)" ')],
    ['an address in a color', LOGO.replace('#000', 'url(//evil.example/x)')],
    ['foreign content', LOGO.replace('<g ', '<foreignObject></foreignObject><g ')],
    ['an entity', LOGO.replace('#000', '&#106;avascript')],
    ['no view box', LOGO.replace('viewBox', 'data-box')],
    ['an end before its end', `${LOGO}</style><script>alert(1)</script></svg>`],
  ])('ASET-1 rejects a logo with %s', (_what, logo) => {
    expect(messages({ logo }).map(([field]) => field)).toEqual(['logo']);
  });

  it('SEO-1 never lets arbitrary text into the style sheet', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const choice = (choices: object) => fc.oneof(text, fc.constantFrom(...Object.keys(choices)));
    const brand = fc.record({
      logo: fc.oneof(text, fc.constant(LOGO)),
      isLogoInk: fc.boolean(),
      accent: fc.oneof(text, fc.constant('#123456')),
      surface: fc.oneof(text, fc.constant('#ffffff')),
      displayFace: choice(DISPLAY_FACES),
      displayTypeface: fc.option(
        fc.record({ address: text, name: text, ascent: text, letterWidth: text, minWeight: text }),
      ),
      textFace: choice(TEXT_FACES),
      corners: choice(CORNERS),
      covers: choice(COVERS),
    });
    fc.assert(
      fc.property(brand, (given) => {
        const style = getBrandStyle(given as StudioBrand);
        expect(style).toMatch(/^[ -;=-~]*$/);
        expect(style.split('{').length).toBe(style.split('}').length);
      }),
    );
  });
});
