import type { UploadRule } from '@atelier/contracts/http/operation';
import { useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Button } from '#antd';
import { LibraryButton } from '../media-picker/LibraryButton';
import { FilePicker } from './FilePicker';
import field from './FormField.module.css';
import { fieldMessage } from './fieldMessage';
import { getFieldId } from './getFieldId';
import styles from './PictureField.module.css';
import { refusalOfFiles } from './refusalOfFiles';
import { usePreviewAddress } from './usePreviewAddress';

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** The chosen file, not sent yet. */
  file: FieldPathByValue<Values, File | null>;
  /** The address of the current picture; empty if there is none. */
  address: FieldPathByValue<Values, string>;
  /** The name of the picture, such as 'photo'. */
  noun: string;
  shape?: 'square' | 'wide';
  rule: UploadRule;
}

/** A picture sent with the form: choose, preview, replace, or remove it. Files that break the rule are rejected. */
export function PictureField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, file: fileName, address: addressName, noun, shape = 'square', rule } = props;
  const file = useController({ control, name: fileName });
  const address = useController({ control, name: addressName });
  const [refusal, setRefusal] = useState<string>();
  const chosen: File | null = file.field.value;
  const preview = usePreviewAddress(chosen) ?? address.field.value;
  const message = refusal ?? fieldMessage(file.fieldState.error) ?? fieldMessage(address.fieldState.error);
  const id = getFieldId(fileName);
  const pick = (files: readonly File[]) => {
    const wrong = refusalOfFiles(files, rule);
    setRefusal(wrong);
    if (wrong === undefined) file.field.onChange(files[0] ?? null);
  };
  const takeFromLibrary = ({ url }: { url: string }) => {
    setRefusal(undefined);
    file.field.onChange(null);
    address.field.onChange(url);
  };
  // Removes the chosen file first, which shows the previous picture again.
  const remove = () => {
    setRefusal(undefined);
    if (chosen === null) address.field.onChange('');
    else file.field.onChange(null);
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.picture} data-shape={shape}>
      {preview !== '' && <img className={styles.preview} src={preview} alt={`The ${noun} as it will be shown`} />}
      <div className={styles.choice}>
        <FilePicker
          id={id}
          label={preview === '' ? `Choose a ${noun}, or drop it here` : `Choose another ${noun}`}
          rule={rule}
          isWrong={message !== undefined}
          describedBy={message === undefined ? undefined : `${id}-error`}
          onPick={pick}
        />
        <LibraryButton accept={rule.types} onChoose={takeFromLibrary} />
        {message !== undefined && (
          <p id={`${id}-error`} className={field.error} role="alert">
            {message}
          </p>
        )}
        {preview !== '' && (
          <span className={styles.chosen}>
            {chosen !== null && <span>{chosen.name}</span>}
            <Button size="small" onClick={remove}>
              {`Remove ${noun}`}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
