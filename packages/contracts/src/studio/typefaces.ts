import type { StudioBrand, Typeface } from './brand.js';
import type { DISPLAY_FACES } from './brand-choices.js';

const ROLES = { display: 'displayTypeface', text: 'textTypeface' } as const;
export type TypefaceRole = keyof typeof ROLES;
const ALL = Object.keys(ROLES) as TypefaceRole[];

/** The average width of a letter in Arial, which Liberation Sans and Helvetica share, by the same weights as in the facts. */
const ARIAL_LETTER_WIDTH = 0.498;
const ARIAL = 'local("Arial"),local("ArialMT"),local("Liberation Sans")';
const SAFE_ADDRESS = /^\/media\/[\w/-]+\.woff2$/;

/** The choices that are files of the site; the others are faces of the visitor's system. */
const BUILT_IN = new Set<string>(['grotesque', 'sans'] satisfies (keyof typeof DISPLAY_FACES)[]);

/** The uploaded typeface of a role, if there is one. */
export const getTypeface = (brand: StudioBrand, role: TypefaceRole): Typeface | undefined => {
  const face = brand[ROLES[role]] ?? undefined;
  return face !== undefined && SAFE_ADDRESS.test(face.address) ? face : undefined;
};

const nameOf = (role: TypefaceRole): string => `"Brand ${role}"`;
const nameOfStandIn = (role: TypefaceRole): string => `"Brand ${role} fallback"`;

/** For `font-family`: the typeface, and the one that takes the same room until it is loaded. */
export const familyOfTypeface = (role: TypefaceRole): string => `${nameOf(role)},${nameOfStandIn(role)}`;

const percent = (part: number): string => `${Math.round(Number(part) * 1000) / 10}%`;

const getRules = (role: TypefaceRole, face: Typeface): string => {
  const { address, ascent, descent, lineGap, letterWidth, minWeight, maxWeight } = face;
  const adjust = letterWidth / ARIAL_LETTER_WIDTH;
  const weight = minWeight === maxWeight ? Number(minWeight) : `${Number(minWeight)} ${Number(maxWeight)}`;
  return [
    `@font-face{font-family:${nameOf(role)};font-weight:${weight};font-display:swap;src:url("${address}") format("woff2")}`,
    `@font-face{font-family:${nameOfStandIn(role)};src:${ARIAL};size-adjust:${percent(adjust)};`,
    `ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};`,
    `line-gap-override:${percent(lineGap / adjust)}}`,
  ].join('');
};

/** The rules that load uploaded typefaces and give their stand-ins the same measures, so that nothing moves. */
export const getTypefaceRules = (brand: StudioBrand): string =>
  ALL.map((role) => {
    const face = getTypeface(brand, role);
    return face === undefined ? '' : getRules(role, face);
  }).join('');

/** The files that a page needs from its first line on. */
export const getTypefaceAddresses = (brand: StudioBrand): string[] => [
  ...new Set(ALL.flatMap((role) => getTypeface(brand, role)?.address ?? [])),
];

/** Whether neither role shows a typeface that is part of the site's build. */
export const needsNoBuiltInFace = (brand: StudioBrand): boolean =>
  (getTypeface(brand, 'display') !== undefined || !BUILT_IN.has(brand.displayFace)) &&
  (getTypeface(brand, 'text') !== undefined || !BUILT_IN.has(brand.textFace));
