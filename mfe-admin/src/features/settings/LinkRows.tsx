import { FieldRows } from '../../forms/FieldRows';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';

interface Props extends SettingsFormProps {
  name: 'footer.legalLinks' | `footer.columns.${number}.links`;
  label: string;
  max: number;
}

const BLANK = { label: '', href: '' };

/** An ordered list of links. */
export function LinkRows({ control, name, label, max }: Props) {
  return (
    <FieldRows isInLine control={control} name={name} label={label} noun="link" max={max} blank={BLANK}>
      {(index) => (
        <>
          <SettingsField control={control} name={`${name}.${index}.label`} label="Label" />
          <SettingsField control={control} name={`${name}.${index}.href`} label="Address" />
        </>
      )}
    </FieldRows>
  );
}
