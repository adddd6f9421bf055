import type { Admin } from '@atelier/contracts';
import { personName } from '@atelier/contracts/auth/http';
import { pageDraft } from '@atelier/contracts/content/page';
import { studioBrand } from '@atelier/contracts/studio/brand';
import { checkContrast, shownRatio } from '@atelier/contracts/studio/palette';
import { studioDetails } from '@atelier/contracts/studio/studio';
import * as z from 'zod';
import '../../forms/quietValidation';
import type { StudioSettings } from '@atelier/contracts';

const { name, tagline, introduction, email } = studioDetails.shape;
const { accent, surface } = studioBrand.shape;
const MIN_TEXT = 20;

const text = (label: string) =>
  z
    .string()
    .trim()
    .min(MIN_TEXT, `${label} must be at least ${MIN_TEXT} characters`)
    .max(5000, `${label} must be at most 5000 characters`);

/** The rules of the first-run page: those of the contracts, with the fields that a site needs to open. */
export const setupForm = z
  .object({
    name,
    tagline: tagline.min(1, 'Headline is required'),
    introduction: introduction.min(1, 'Introduction is required'),
    email,
    firstName: personName('First name'),
    lastName: personName('Last name'),
    accent,
    surface,
    pageTitle: pageDraft.shape.title,
    pageText: text('Text'),
  })
  .superRefine((colors, context) => {
    for (const { field, label, ratio, wanted } of checkContrast(colors))
      if (ratio < wanted)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `${label} has a contrast of ${shownRatio(ratio)} and needs ${wanted}:1`,
        });
  });

export type SetupValues = z.infer<typeof setupForm>;

/** The name of a first administrator until they set their own. */
const STAND_IN = 'Studio Administrator';

/** Begins with what is known; the words that stand in until the setup are not suggested. */
export const getSetupValues = ({ firstName, lastName, email: own }: Admin, { brand }: StudioSettings): SetupValues => {
  const isNamed = `${firstName} ${lastName}` !== STAND_IN;
  return {
    name: '',
    tagline: '',
    introduction: '',
    email: own.endsWith('.local') ? '' : own,
    firstName: isNamed ? firstName : '',
    lastName: isNamed ? lastName : '',
    accent: brand.accent,
    surface: brand.surface,
    pageTitle: 'About us',
    pageText: '',
  };
};
