import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';
import { ShareImageField } from './ShareImageField';

export function FigureFields({ control }: SettingsFormProps) {
  return (
    <FieldColumns>
      <SettingsField control={control} name="figures.projects" label="Projects completed" isNumber isRequired />
      <SettingsField
        control={control}
        name="figures.satisfactionPercent"
        label="Client satisfaction"
        hint="In percent"
        isNumber
        isRequired
      />
      <SettingsField control={control} name="figures.members" label="Team members" isNumber isRequired />
      <SettingsField
        control={control}
        name="figures.support"
        label="Support"
        hint="Always shown as it stands here"
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
        hint="Behind each page’s title; empty for the studio’s name"
      />
      <SettingsField control={control} name="seo.description" label="Description" rows={2} isRequired />
      <ShareImageField control={control} />
      <SwitchField control={control} name="seo.isIndexed" label="Search engines may list the site" />
    </>
  );
}
