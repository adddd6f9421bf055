import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Button, Input } from '#antd';
import { CloseOutlined } from '#icons';
import styles from './FormField.module.css';
import { fieldMessage } from './fieldMessage';
import { getFieldId } from './getFieldId';
import list from './TextListField.module.css';

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string[]>;
  label: string;
  /** The name of one line, such as 'Key feature'. */
  entry: string;
  hint?: string;
  isRequired?: boolean;
  /** The maximum; one more line is offered so that the form can report the error. */
  max: number;
  /** Keeps emptied lines between others, for the rules to reject; otherwise they are removed on blur. */
  keepsBlankLines?: boolean;
}

const isBlank = (text: string) => text.trim() === '';
const withoutBlankEnd = (lines: readonly string[]) => lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);
const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** A list of texts, one per line. The last line is always empty, for the next entry. */
export function TextListField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, entry, hint, isRequired = false, max, keepsBlankLines = false } = props;
  const { field, fieldState } = useController({ control, name });
  const entries: readonly string[] = field.value;
  const id = getFieldId(name);
  const { error } = fieldState;
  const ofList = Array.isArray(error) ? undefined : error?.message;
  const getMessage = (line: number): string | undefined =>
    fieldMessage((error as unknown as unknown[] | undefined)?.[line]);
  const idOfLine = (line: number) => (line === 0 ? id : `${id}-${line + 1}`);
  const write = (line: number, text: string) => field.onChange(Object.assign([...entries], { [line]: text }));
  const leave = () => {
    const kept = keepsBlankLines ? withoutBlankEnd(entries) : entries.filter((text) => !isBlank(text));
    if (kept.length < entries.length) field.onChange(kept);
    field.onBlur();
  };
  const remove = (line: number) => {
    field.onChange(entries.filter((_text, other) => other !== line));
    focusOn(idOfLine(line));
  };
  const lines = entries.length > max ? entries : [...entries, ''];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {lines.map((text, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
        <div key={line} className={list.line}>
          <Input
            id={idOfLine(line)}
            value={text}
            aria-label={`${entry} ${line + 1}`}
            aria-invalid={getMessage(line) !== undefined}
            {...(getMessage(line) === undefined
              ? {}
              : { status: 'error', 'aria-describedby': `${idOfLine(line)}-error` })}
            placeholder={line === entries.length ? `Add a ${entry.toLowerCase()}` : ''}
            onChange={(event) => write(line, event.target.value)}
            onBlur={leave}
            onPressEnter={() => focusOn(idOfLine(line + 1))}
          />
          {line < entries.length && (
            <Button
              type="text"
              icon={<CloseOutlined />}
              aria-label={`Remove ${entry.toLowerCase()} ${line + 1}`}
              onClick={() => remove(line)}
            />
          )}
          {getMessage(line) !== undefined && (
            <p id={`${idOfLine(line)}-error`} className={styles.error} role="alert">
              {getMessage(line)}
            </p>
          )}
        </div>
      ))}
      {ofList !== undefined && (
        <p className={styles.error} role="alert">
          {ofList}
        </p>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
