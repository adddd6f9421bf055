import type { StudioPatch, StudioSettings } from '@atelier/contracts';
import { studioSettings } from '@atelier/contracts/studio/studio';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod';
import type { LoadedSettings } from './settings.api';

type AsText<Fields, Names extends keyof Fields> = Omit<Fields, Names> & Record<Names, string>;

/** Numeric figures; the others are shown as entered. */
const NUMBER_FIGURES = ['projects', 'satisfactionPercent', 'members', 'years', 'clients', 'replyHours'] as const;
type NumberFigure = (typeof NUMBER_FIGURES)[number];

const eachNumber = <From, To>(figures: Record<NumberFigure, From>, as: (value: From) => To) =>
  Object.fromEntries(NUMBER_FIGURES.map((name) => [name, as(figures[name])])) as Record<NumberFigure, To>;

/** The settings as form controls hold them: numbers are typed text. */
export interface SettingsValues extends Omit<StudioSettings, 'details' | 'figures' | 'contacts'> {
  details: AsText<StudioSettings['details'], 'founded'>;
  figures: AsText<StudioSettings['figures'], NumberFigure>;
  contacts: AsText<StudioSettings['contacts'], 'retentionMonths'>;
}

export type SettingsSection = keyof StudioSettings;

export const getValues = ({
  version: _version,
  updatedAt: _at,
  updatedBy: _by,
  details,
  figures,
  contacts,
  brand,
  ...rest
}: LoadedSettings): SettingsValues => ({
  ...rest,
  // A form whose fields have no value here would count as changed once they are shown.
  brand: { ...brand, displayTypeface: brand.displayTypeface ?? null, textTypeface: brand.textTypeface ?? null },
  details: { ...details, founded: details.founded?.toString() ?? '' },
  figures: { ...figures, ...eachNumber(figures, String) },
  contacts: { retentionMonths: `${contacts.retentionMonths}` },
});

/** Text that is not a number stays text, which the contract rejects with its own message. */
const asNumber = (text: string): number | string => (text.trim() === '' ? text : Number(text));

const getSettings = ({ details, figures, contacts, ...rest }: SettingsValues): object => ({
  ...rest,
  details: { ...details, founded: details.founded.trim() === '' ? null : asNumber(details.founded) },
  figures: { ...figures, ...eachNumber(figures, asNumber) },
  contacts: { retentionMonths: asNumber(contacts.retentionMonths) },
});

/** The contract's rules and messages for the sections of one page, applied to the form's values. */
export const getRules = (sections: readonly SettingsSection[]) => {
  const mask = Object.fromEntries(sections.map((section) => [section, true as const]));
  const rules = z.object(studioSettings.shape).pick(mask as Record<SettingsSection, true>);
  const schema = z
    .custom<SettingsValues>()
    .transform(getSettings as (values: SettingsValues) => StudioSettings)
    .pipe(rules as unknown as z.ZodType<StudioPatch, StudioSettings>);
  return standardSchemaResolver(schema);
};
