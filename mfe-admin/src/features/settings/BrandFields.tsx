import { CORNERS, COVERS, DISPLAY_FACES, TEXT_FACES } from '@atelier/contracts/studio/brand-choices';
import { type FieldPathByValue, useWatch } from 'react-hook-form';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { ColorField } from '../../forms/ColorField';
import { ContrastChecks } from '../../forms/ContrastChecks';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import { LogoField } from './LogoField';
import type { SettingsFormProps } from './SettingsFormProps';
import type { SettingsValues } from './settingsForm';
import { TypefaceField } from './TypefaceField';

export function LogoFields({ control }: SettingsFormProps) {
  return (
    <>
      <LogoField control={control} />
      <SwitchField control={control} name="brand.isLogoInk" label="Draw it in the color of text, in both themes" />
    </>
  );
}

export function ColorFields({ control }: SettingsFormProps) {
  const [accent, surface] = useWatch({ control, name: ['brand.accent', 'brand.surface'] });
  return (
    <>
      <FieldColumns>
        <ColorField
          control={control}
          name="brand.accent"
          label="Accent color"
          hint="Buttons, large words, and shapes. Links get a darker shade"
        />
        <ColorField
          control={control}
          name="brand.surface"
          label="Surface color"
          hint="The background of pages in the light theme"
        />
      </FieldColumns>
      <ContrastChecks accent={accent} surface={surface} />
    </>
  );
}

interface ChoiceProps extends SettingsFormProps {
  name: FieldPathByValue<SettingsValues, string>;
  label: string;
  choices: Readonly<Record<string, { label: string }>>;
}

function Choice({ control, name, label, choices }: ChoiceProps) {
  const options = Object.entries(choices).map(([value, choice]) => ({ value, label: choice.label }));
  return (
    <FormField control={control} name={name} label={label}>
      {(props) => <ChoiceSelect<string> {...props} options={options} />}
    </FormField>
  );
}

export function TypeFields({ control }: SettingsFormProps) {
  return (
    <>
      <FieldColumns>
        <Choice control={control} name="brand.displayFace" label="Display typeface" choices={DISPLAY_FACES} />
        <Choice control={control} name="brand.textFace" label="Text typeface" choices={TEXT_FACES} />
      </FieldColumns>
      <TypefaceField control={control} name="brand.displayTypeface" label="Your own typeface for headings" />
      <TypefaceField control={control} name="brand.textTypeface" label="Your own typeface for text" />
    </>
  );
}

export function ShapeFields({ control }: SettingsFormProps) {
  return (
    <FieldColumns>
      <Choice control={control} name="brand.corners" label="Corners" choices={CORNERS} />
      <Choice control={control} name="brand.covers" label="Covers" choices={COVERS} />
    </FieldColumns>
  );
}
