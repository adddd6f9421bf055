import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Switch } from '#antd';
import { getFieldId } from './getFieldId';
import styles from './SwitchField.module.css';

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean>;
  label: string;
}

/** A switch with its label after it. */
export function SwitchField<Values extends FieldValues, Output>({ control, name, label }: Props<Values, Output>) {
  const { field } = useController({ control, name });
  const id = getFieldId(name);
  return (
    <div className={styles.switch}>
      <Switch id={id} checked={field.value} onChange={field.onChange} aria-labelledby={`${id}-label`} />
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
