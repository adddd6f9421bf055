import { LIBRARY_SORTS } from '@atelier/contracts/media/upload';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Button, Input } from '#antd';
import { FilePicker } from '../forms/FilePicker';
import { FormField } from '../forms/FormField';
import { getFieldId } from '../forms/getFieldId';
import { useReportedUploads } from '../forms/textUploads';
import { useMay } from '../session/useAdmin';
import { LibraryButton } from './LibraryButton';
import styles from './LibraryFileField.module.css';
import { SORT_WORDS } from './librarySorts';
import type { ChosenPicture } from './PicturePicker';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

const EXAMPLES = { picture: 'cover.webp', clip: 'opening.mp4' } as const;

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** The field of the file's address; empty for none. */
  name: FieldPathByValue<Values, string>;
  label: string;
  sort?: keyof typeof EXAMPLES;
  hint?: string;
  /** Called with a picture chosen from the library. */
  onChosen?: (picture: ChosenPicture) => void;
}

/** The file as visitors see it. */
function FilePreview({ sort, address }: { sort: keyof typeof EXAMPLES; address: string }) {
  const label = 'As it will be shown';
  return sort === 'clip' ? (
    <video
      key={address}
      className={styles.preview}
      src={address}
      aria-label={label}
      controls
      muted
      preload="metadata"
    />
  ) : (
    <img key={address} className={styles.preview} src={address} alt={label} />
  );
}

/** A picture or clip stored by address. Files are uploaded at once, so that automatic drafts and previews include them. */
export function LibraryFileField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  sort = 'picture',
  hint = `An address such as /media/${EXAMPLES[sort]}`,
  onChosen,
}: Props<Values, Output>) {
  const { one } = SORT_WORDS[sort];
  const rule = LIBRARY_SORTS[sort];
  const { field } = useController({ control, name });
  const mayUpload = useMay('media', 'write');
  const uploads = useUploads(({ url }) => field.onChange(url), rule);
  const { pending, failed } = uploads;
  useReportedUploads({ waiting: pending, failed });
  const address: string = field.value;
  /** Another choice settles uploads that failed, so that they no longer hold up a save. */
  const change = (value: string) => {
    uploads.clear();
    field.onChange(value);
  };
  const upload = (files: readonly File[]) => {
    uploads.clear();
    uploads.add(files);
  };
  const choose = (picture: ChosenPicture) => {
    change(picture.url);
    onChosen?.(picture);
  };
  const remove = () => {
    change('');
    document.getElementById(getFieldId(name))?.focus();
  };
  return (
    <div className={styles.picture}>
      {address !== '' && <FilePreview sort={sort} address={address} />}
      <FormField control={control} name={name} label={label} hint={hint}>
        {(props) => (
          <Input {...props} onChange={({ target }) => change(target.value)} inputMode="url" spellCheck={false} />
        )}
      </FormField>
      {mayUpload && (
        <FilePicker
          id={`${getFieldId(name)}-file`}
          label={`Upload ${address === '' ? 'a' : 'another'} ${one}, or drop it here`}
          rule={rule}
          onPick={upload}
        />
      )}
      <UploadList uploads={uploads} />
      <div className={styles.choices}>
        <LibraryButton sort={sort} accept={rule.types} onChoose={choose} />
        {address !== '' && (
          <Button size="small" onClick={remove}>
            Remove {one}
          </Button>
        )}
      </div>
    </div>
  );
}
