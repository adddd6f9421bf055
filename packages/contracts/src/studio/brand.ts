import * as z from 'zod';
import { typefaceFacts } from '../media/typeface-facts.js';
import { CORNERS, COVERS, DISPLAY_FACES, TEXT_FACES } from './brand-choices.js';
import { COLOR } from './colors.js';
import { isPlainDrawing, MAX_DRAWING_LENGTH } from './drawing.js';
import { checkContrast, shownRatio } from './palette.js';
import { optionalText } from './studio-rules.js';

const color = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .toLowerCase()
    .regex(COLOR, `${label} must be a color such as #ea5b66`);

const choice = <Choices extends Readonly<Record<string, unknown>>>(choices: Choices, label: string) => {
  const names = Object.keys(choices) as (keyof Choices & string)[];
  return z.enum(names, `${label} must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);
};

const TYPEFACE_ADDRESS = /^\/media\/[\w/-]+\.woff2$/;

/** A typeface of the media library; null for the built-in one. Brands of earlier versions have none. */
const typeface = (label: string) =>
  z
    .strictObject(
      {
        address: z.string().regex(TYPEFACE_ADDRESS, `${label} must be a WOFF2 file of the media library`).max(200),
        name: z.string().trim().min(1, `${label} needs a name`).max(60, `${label} name must be at most 60 characters`),
        ...typefaceFacts.shape,
      },
      `${label} must be a typeface of the media library`,
    )
    .nullable()
    .optional();

const REMEDY = { accent: 'choose a darker accent or a lighter surface', surface: 'choose a lighter surface' } as const;

/** The look of the site. It is replaced as a whole, because its colors depend on each other. */
export const studioBrand = z
  .strictObject({
    /** SVG of shapes only, drawn in place of the name; empty for the name in the display typeface. */
    logo: optionalText('Logo', MAX_DRAWING_LENGTH).refine(
      (drawing) => drawing === '' || isPlainDrawing(drawing),
      'Logo must be an SVG with a view box that contains only shapes and colors, without styles, scripts, or pictures',
    ),
    /** Whether the logo is drawn in the color of text, which suits both themes. */
    isLogoInk: z.boolean('Logo in the text color must be true or false'),
    accent: color('Accent color'),
    surface: color('Surface color'),
    displayFace: choice(DISPLAY_FACES, 'Display typeface'),
    textFace: choice(TEXT_FACES, 'Text typeface'),
    /** Uploaded typefaces, used in place of the choices above. */
    displayTypeface: typeface('Uploaded display typeface'),
    textTypeface: typeface('Uploaded text typeface'),
    corners: choice(CORNERS, 'Corners'),
    covers: choice(COVERS, 'Covers'),
  })
  .superRefine((brand, context) => {
    for (const { field, label, ratio, wanted } of checkContrast(brand))
      if (ratio < wanted) {
        const message = `${label} has a contrast of ${shownRatio(ratio)} and needs ${wanted}:1: ${REMEDY[field]}`;
        context.addIssue({ code: 'custom', path: [field], message });
      }
  })
  .meta({ id: 'StudioBrand' });
export type StudioBrand = z.infer<typeof studioBrand>;
export type Typeface = NonNullable<StudioBrand['displayTypeface']>;
