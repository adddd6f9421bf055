import { LIBRARY_PICTURE_UPLOAD } from '@atelier/contracts/media/upload';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Button, Input } from '#antd';
import { FilePicker } from '../forms/FilePicker';
import { FormField } from '../forms/FormField';
import { getFieldId } from '../forms/getFieldId';
import { useMay } from '../session/useAdmin';
import { LibraryButton } from './LibraryButton';
import styles from './LibraryPictureField.module.css';
import type { ChosenPicture } from './PicturePicker';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** The field of the picture's address; empty for none. */
  name: FieldPathByValue<Values, string>;
  label: string;
  /** Called with a picture chosen from the library. */
  onChosen?: (picture: ChosenPicture) => void;
}

/** A picture stored by address. Files are uploaded at once, so that automatic drafts and previews include them. */
export function LibraryPictureField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  onChosen,
}: Props<Values, Output>) {
  const { field } = useController({ control, name });
  const mayUpload = useMay('media', 'write');
  const uploads = useUploads(({ url }) => field.onChange(url));
  const address: string = field.value;
  const choose = (picture: ChosenPicture) => {
    field.onChange(picture.url);
    onChosen?.(picture);
  };
  const remove = () => {
    field.onChange('');
    document.getElementById(getFieldId(name))?.focus();
  };
  return (
    <div className={styles.picture}>
      {address !== '' && <img key={address} className={styles.preview} src={address} alt="As it will be shown" />}
      <FormField control={control} name={name} label={label} hint="An address such as /media/cover.webp">
        {(props) => <Input {...props} inputMode="url" spellCheck={false} />}
      </FormField>
      {mayUpload && (
        <FilePicker
          id={`${getFieldId(name)}-file`}
          label={address === '' ? 'Upload a picture, or drop it here' : 'Upload another picture, or drop it here'}
          rule={LIBRARY_PICTURE_UPLOAD}
          onPick={uploads.add}
        />
      )}
      <UploadList uploads={uploads} />
      <div className={styles.choices}>
        <LibraryButton accept={LIBRARY_PICTURE_UPLOAD.types} onChoose={choose} />
        {address !== '' && (
          <Button size="small" onClick={remove}>
            Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}
