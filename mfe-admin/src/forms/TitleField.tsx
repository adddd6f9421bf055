import type { KeyboardEvent } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Input } from '#antd';
import { FormField } from './FormField';
import { getFieldId } from './getFieldId';
import styles from './TitleField.module.css';

interface Props<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: string;
  /** The field that Enter leads to, because a title is one line. */
  next: FieldPath<Values>;
  onChange?: (title: string, before: string) => void;
}

/** The title or name of an item, as large as readers see it. */
export function TitleField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: Props<Values, Name, Output>,
) {
  const { control, name, label, next, onChange: onTitle } = props;
  const leave = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById(getFieldId(next))?.focus();
  };
  return (
    <FormField control={control} name={name} label={label} isRequired isLabelHidden>
      {({ onChange, value, ...field }) => (
        <Input.TextArea
          {...field}
          value={String(value)}
          className={styles.title ?? ''}
          variant="borderless"
          rows={1}
          placeholder={label}
          onPressEnter={leave}
          onChange={({ target }) => {
            const title = target.value.replaceAll('\n', ' ');
            onChange(title);
            onTitle?.(title, String(value));
          }}
        />
      )}
    </FormField>
  );
}
