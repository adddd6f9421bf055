import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';
import { ShareImageField } from './ShareImageField';

/** The server counts projects and people, so they are not set here. */
export function FigureFields({ control }: SettingsFormProps) {
  return (
    <FieldColumns>
      <SettingsField
        control={control}
        name="figures.satisfactionPercent"
        label="Client satisfaction"
        hint="In percent"
        isNumber
        isRequired
      />
      <SettingsField
        control={control}
        name="figures.years"
        label="Years of experience"
        hint="Shown with a plus sign"
        isNumber
        isRequired
      />
      <SettingsField
        control={control}
        name="figures.clients"
        label="Clients"
        hint="Shown with a plus sign"
        isNumber
        isRequired
      />
      <SettingsField
        control={control}
        name="figures.replyHours"
        label="Reply time"
        hint="In hours, as shown across the site"
        isNumber
        isRequired
      />
      <SettingsField
        control={control}
        name="figures.readers"
        label="Readers"
        hint="Shown exactly as entered; not shown if empty"
      />
      <SettingsField
        control={control}
        name="figures.support"
        label="Support"
        hint="Shown exactly as entered; not shown if 0"
        isRequired
      />
    </FieldColumns>
  );
}

export function SearchFields({ control }: SettingsFormProps) {
  return (
    <>
      <SettingsField
        control={control}
        name="seo.titleSuffix"
        label="Title suffix"
        hint="Shown after each page’s title. Leave empty to use the studio’s name"
      />
      <SettingsField control={control} name="seo.description" label="Description" rows={2} isRequired />
      <ShareImageField control={control} />
      <SwitchField control={control} name="seo.isIndexed" label="Search engines may list the site" />
    </>
  );
}
