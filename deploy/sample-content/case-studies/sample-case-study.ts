import type { CaseStudy } from '@atelier/contracts';
import { createKit, type Kit, SCREEN_SIZE } from './kit.ts';
import { FONTS, type Look } from './look.ts';
import { box } from './shapes.ts';

/** A picture's definition: its drawing and its alternative text. */
export interface DrawnPicture {
  alt: string;
  draw: (kit: Kit) => readonly string[];
}

type DrawnScreen = DrawnPicture & Omit<CaseStudy['screens'][number], 'image' | 'alt'>;
type DrawnSide = DrawnPicture & { label: string };

/** A case study's definition; its pictures share one look, and their addresses derive from the slug. */
export interface SampleCaseStudy extends Pick<CaseStudy, 'brief' | 'results' | 'quote' | 'credits'> {
  slug: string;
  look: Look;
  screens: readonly DrawnScreen[];
  comparison?: { before: DrawnSide; after: DrawnSide };
}

/** A note on a screen, positioned in percent. */
export const note = (x: number, y: number, text: string) => ({ x, y, text });

/** Figures in a row; the page omits missing parts. */
export const result = (
  figure: string,
  unit: string,
  label: string,
  { before = '', after = '', source = '' }: { before?: string; after?: string; source?: string } = {},
): CaseStudy['results'][number] => ({ figure, unit, label, before, after, source });

/** A team member, by the slug of their page, or someone else without one. */
export const credit = (role: string, name: string, member: string | null = null) => ({ role, name, member });

interface NamedPicture {
  path: string;
  picture: DrawnPicture;
}

const getPath = (slug: string, name: string | number): string => `screens/${slug}-${name}.svg`;

const getPictures = ({ slug, screens, comparison }: SampleCaseStudy): NamedPicture[] => [
  ...screens.map((picture, index) => ({ path: getPath(slug, index + 1), picture })),
  ...(comparison === undefined
    ? []
    : [
        { path: getPath(slug, 'before'), picture: comparison.before },
        { path: getPath(slug, 'after'), picture: comparison.after },
      ]),
];

const toSvg = (look: Look, { draw }: DrawnPicture): string => {
  const { width, height } = SCREEN_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONTS[look.font]}" fill="${look.ink}">`,
    box(0, 0, width, height, look.ground),
    ...draw(createKit(look)),
    '</svg>',
  ].join('');
};

/** The pictures of a case study, ready for object storage under their path. */
export const getScreenFiles = (study: SampleCaseStudy) =>
  getPictures(study).map(({ path, picture }) => ({
    path,
    contentType: 'image/svg+xml',
    bytes: Buffer.from(toSvg(study.look, picture)),
    alt: picture.alt,
    facts: { ...SCREEN_SIZE, blur: null },
  }));

const getAddress = (path: string): string => `/media/${path}`;

/** The case study as the API's request body. */
export const createCaseStudy = ({
  slug,
  brief,
  screens,
  comparison,
  results,
  quote,
  credits,
}: SampleCaseStudy): CaseStudy => ({
  brief,
  screens: screens.map(({ alt, caption, notes }, index) => ({
    image: getAddress(getPath(slug, index + 1)),
    alt,
    caption,
    notes,
  })),
  comparison:
    comparison === undefined
      ? null
      : {
          before: {
            image: getAddress(getPath(slug, 'before')),
            alt: comparison.before.alt,
            label: comparison.before.label,
          },
          after: {
            image: getAddress(getPath(slug, 'after')),
            alt: comparison.after.alt,
            label: comparison.after.label,
          },
        },
  results,
  quote,
  credits,
});
