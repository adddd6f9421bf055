import type { StudioBrand } from './brand.js';
import { CORNERS, COVERS, DISPLAY_FACES, TEXT_FACES } from './brand-choices.js';
import { COLOR } from './colors.js';
import { DEFAULT_BRAND } from './default-studio.js';
import { getDrawingRatio, isPlainDrawing } from './drawing.js';
import { getPalette, INK } from './palette.js';
import { familyOfTypeface, getTypeface, getTypefaceRules, type TypefaceRole } from './typefaces.js';

const LOGO_HEIGHT_PX = 34;
const MAX_LOGO_WIDTH_PX = 180;

/** Encoded, so that a drawing can end neither the string nor the style sheet. */
const toDataUrl = (drawing: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(drawing).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}")`;

const getColors = (brand: StudioBrand): string => {
  const isOwn = brand.accent !== DEFAULT_BRAND.accent || brand.surface !== DEFAULT_BRAND.surface;
  if (!isOwn || !COLOR.test(brand.accent) || !COLOR.test(brand.surface)) return '';
  const { accent, surface, sunken, accentText, onAccent, darkAccent } = getPalette(brand);
  return [
    `--surface:light-dark(${surface},${INK})`,
    `--surface-sunken:light-dark(${sunken},#201c27)`,
    `--accent:light-dark(${accent},${darkAccent})`,
    `--accent-text:light-dark(${accentText},${darkAccent})`,
    `--on-accent:light-dark(${onAccent},${INK})`,
    `--on-band-accent:${darkAccent}`,
    `--print-coral:${accent}`,
    `--print-paper:${surface};`,
  ].join(';');
};

/** The declaration of a choice; none for the site's own one, which its style sheets contain, and for an unknown one. */
const declare = <Field extends 'displayFace' | 'textFace' | 'corners' | 'covers'>(
  brand: StudioBrand,
  field: Field,
  property: string,
  values: Readonly<Record<StudioBrand[Field], string>>,
): string => {
  const chosen = brand[field];
  const isOther = chosen !== DEFAULT_BRAND[field] && Object.hasOwn(values, chosen);
  return isOther ? `${property}:${values[chosen]};` : '';
};

const getValues = <Name extends string, Choice>(
  choices: Readonly<Record<Name, Choice>>,
  getValue: (choice: Choice) => string,
): Record<Name, string> =>
  Object.fromEntries(Object.entries<Choice>(choices).map(([name, choice]) => [name, getValue(choice)])) as Record<
    Name,
    string
  >;

const DISPLAY = getValues(DISPLAY_FACES, ({ family }) => family);
const TEXT = getValues(TEXT_FACES, ({ family }) => family);
const RADIUS = getValues(CORNERS, ({ radius }) => radius);
const FILTER = getValues(COVERS, ({ filter }) => filter);

/** An uploaded typeface comes before the chosen one, which has the letters that it lacks. */
const declareFace = <Field extends 'displayFace' | 'textFace'>(
  brand: StudioBrand,
  field: Field,
  role: TypefaceRole,
  families: Readonly<Record<StudioBrand[Field], string>>,
): string =>
  getTypeface(brand, role) === undefined
    ? declare(brand, field, `--font-${role}`, families)
    : `--font-${role}:${familyOfTypeface(role)},${families[brand[field]]};`;

const getChoices = (brand: StudioBrand): string =>
  declareFace(brand, 'displayFace', 'display', DISPLAY) +
  declareFace(brand, 'textFace', 'text', TEXT) +
  declare(brand, 'corners', '--radius', RADIUS) +
  declare(brand, 'covers', '--cover-filter', FILTER);

/** The name stays in the document for readers that do not see the logo. */
const getLogo = ({ logo, isLogoInk }: StudioBrand): string => {
  if (!isPlainDrawing(logo)) return '';
  const ratio = getDrawingRatio(logo) ?? 1;
  const width = Math.round(Math.min(LOGO_HEIGHT_PX * ratio, MAX_LOGO_WIDTH_PX));
  const picture = `${toDataUrl(logo)} left center/contain no-repeat`;
  const paint = isLogoInk ? `background:currentcolor;mask:${picture}` : `background:${picture}`;
  return [
    '#root>header>a:first-child{position:relative;font-size:0}',
    '#root>header>a:first-child::after{display:none}',
    `#root>header>a:first-child::before{display:block;width:${width}px;height:${LOGO_HEIGHT_PX}px;${paint};content:""}`,
    '@media (forced-colors:active){#root>header>a:first-child::before{forced-color-adjust:none;color:LinkText}}',
  ].join('');
};

/**
 * The style sheet of a brand: its typefaces, custom properties over those of the public site, and the logo. Empty for the site's
 * own look. It contains only checked colors, addresses, numbers, choices, and an encoded drawing, so no text of staff can end it.
 */
export const getBrandStyle = (brand: StudioBrand): string => {
  const properties = getColors(brand) + getChoices(brand);
  return getTypefaceRules(brand) + (properties === '' ? '' : `:root:root{${properties}}`) + getLogo(brand);
};
