import type { ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { Input } from '#antd';
import styles from './ColorField.module.css';
import { FormField } from './FormField';

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
  label: string;
  hint?: ReactNode;
}

const PICKABLE = /^#[0-9a-f]{6}$/i;

/** A color, picked or typed. */
export function ColorField<Values extends FieldValues, Output>({ control, name, label, hint }: Props<Values, Output>) {
  return (
    <FormField control={control} name={name} label={label} hint={hint} isRequired>
      {({ value, ...props }) => {
        const color: string = value;
        return (
          <span className={styles.color}>
            <input
              type="color"
              className={styles.picker}
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={PICKABLE.test(color) ? color.toLowerCase() : '#000000'}
              onChange={({ target }) => props.onChange(target.value)}
            />
            <Input {...props} value={color} maxLength={7} spellCheck={false} autoComplete="off" />
          </span>
        );
      }}
    </FormField>
  );
}
