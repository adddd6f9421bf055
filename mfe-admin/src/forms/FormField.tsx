import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import styles from './FormField.module.css';
import { fieldMessage } from './fieldMessage';
import { getFieldId } from './getFieldId';

/** Props that a form control spreads: value, identity, and state. */
interface ControlProps<Value> {
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
  /** Shown below the control, next to the error. */
  hint?: ReactNode;
  isRequired?: boolean;
  /** Hides the label visually; screen readers still announce it. */
  isLabelHidden?: boolean;
  children: (props: ControlProps<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Connects label, control, hint, and error for screen readers. */
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
