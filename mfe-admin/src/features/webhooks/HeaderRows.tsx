import { type Control, type FieldArrayWithId, useFieldArray, useFormState } from 'react-hook-form';
import { Button, Input } from '#antd';
import { CloseOutlined, PlusOutlined } from '#icons';
import { FormField } from '../../forms/FormField';
import styles from './Webhooks.module.css';
import type { WebhookFields } from './webhookForm';

interface Props<Output> {
  control: Control<WebhookFields, unknown, Output>;
  /** Names of headers with a stored value, which is kept unless a new one is entered. */
  kept: readonly string[];
}

const MAX_HEADERS = 10;
type Row = FieldArrayWithId<WebhookFields, 'headers'>;

/** Headers sent with each delivery; their values are never shown again. */
export function HeaderRows<Output>({ control, kept }: Props<Output>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'headers' });
  const { errors } = useFormState({ control, name: 'headers' });
  const isKept = ({ name }: Row) => kept.includes(name);
  return (
    <fieldset className={styles.headers}>
      <legend>Headers</legend>
      <p>Sent with each delivery, such as a token. Their values won’t be shown again.</p>
      {fields.map((row, index) => (
        <div key={row.id} className={styles.header}>
          <FormField control={control} name={`headers.${index}.name`} label={`Header ${index + 1} name`} isRequired>
            {(props) => <Input {...props} placeholder="X-Api-Key" autoComplete="off" />}
          </FormField>
          <FormField control={control} name={`headers.${index}.value`} label={`Header ${index + 1} value`}>
            {({ value, onChange, ...props }) => (
              <Input.Password
                {...props}
                value={value ?? ''}
                placeholder={isKept(row) ? 'Unchanged' : ''}
                autoComplete="new-password"
                onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
              />
            )}
          </FormField>
          <Button
            type="text"
            icon={<CloseOutlined />}
            aria-label={`Remove header ${index + 1}`}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {errors.headers?.message !== undefined && <p role="alert">{errors.headers.message}</p>}
      {fields.length < MAX_HEADERS && (
        <Button icon={<PlusOutlined />} onClick={() => append({ name: '', value: undefined })}>
          Add Header
        </Button>
      )}
    </fieldset>
  );
}
