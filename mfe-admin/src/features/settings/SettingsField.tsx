import type { ReactNode } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import type { SettingsControl } from './SettingsFormProps';
import type { SettingsValues } from './settingsForm';

interface Props {
  control: SettingsControl;
  name: FieldPathByValue<SettingsValues, string>;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Shows the numeric keyboard on a phone. */
  isNumber?: boolean;
  /** The lines of a longer text; one if absent. */
  rows?: number;
  placeholder?: string;
}

/** A text field of the settings. */
export function SettingsField({
  control,
  name,
  label,
  hint,
  isRequired,
  type = 'text',
  isNumber,
  rows,
  ...rest
}: Props) {
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(isRequired === undefined ? {} : { isRequired })}
    >
      {(props) =>
        rows === undefined ? (
          <Input {...props} {...rest} type={type} {...(isNumber ? { inputMode: 'numeric' } : {})} />
        ) : (
          <Input.TextArea {...props} {...rest} autoSize={{ minRows: rows }} />
        )
      }
    </FormField>
  );
}
