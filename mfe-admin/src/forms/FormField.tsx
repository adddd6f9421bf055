import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import styles from './FormField.module.css';
import { fieldMessage } from './fieldMessage';
import { getFieldId } from './getFieldId';

/** What a control of a form spreads: value, identity and how it stands. */
export interface ControlProps<Value> {
  id: string;
  value: Value;
  onChange: (next: unknown) => void;
  onBlur: () => void;
  ref: (element: unknown) => void;
  status: 'error' | '';
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby'?: string;
}

interface Props<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: string;
  /** Below the control, beside the error. */
  hint?: ReactNode;
  isRequired?: boolean;
  /** Only read out: what the field is for is seen by its look. */
  isLabelHidden?: boolean;
  children: (props: ControlProps<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Label, control, hint and error, bound to each other for screen readers. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  label,
  hint,
  isRequired = false,
  isLabelHidden = false,
  children,
}: Props<Values, Name, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  const id = getFieldId(name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-is-hidden={isLabelHidden}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        value: field.value,
        onChange: field.onChange,
        onBlur: field.onBlur,
        ref: field.ref,
        status: error ? 'error' : '',
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {fieldMessage(error)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
