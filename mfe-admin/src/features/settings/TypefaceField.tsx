import type { MediaFile } from '@atelier/contracts';
import { LIBRARY_SORTS } from '@atelier/contracts/media/upload';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button, ConfigProvider } from '#antd';
import { FilePicker } from '../../forms/FilePicker';
import { getFieldId } from '../../forms/getFieldId';
import { LibraryButton } from '../../media-picker/LibraryButton';
import { UploadList } from '../../media-picker/UploadList';
import { useUploads } from '../../media-picker/useUploads';
import { useMay } from '../../session/useAdmin';
import styles from './LogoField.module.css';
import type { SettingsFormProps } from './SettingsFormProps';

const RULE = LIBRARY_SORTS.typeface;
const LONGEST_NAME = 60;

/** 'Harbor Sans' for 'Harbor_Sans-v2.woff2', without signs that mean something elsewhere. */
const toName = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || 'Typeface';

interface Props extends SettingsFormProps {
  name: 'brand.displayTypeface' | 'brand.textTypeface';
  label: string;
}

/** A typeface of the library in place of a built-in one. Its measures come with it, so that pages do not move when it arrives. */
export function TypefaceField({ control, name, label }: Props) {
  const { field, fieldState } = useController({ control, name });
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const [objection, setObjection] = useState<string>();
  const take = ({ url, name: file, typeface }: Pick<MediaFile, 'url' | 'name' | 'typeface'>) => {
    setObjection(typeface ? undefined : 'This file has no metrics. Upload it again.');
    if (typeface) field.onChange({ address: url, name: toName(file), ...typeface });
  };
  const mayUpload = useMay('media', 'write');
  const uploads = useUploads(take, RULE);
  const problem = objection ?? fieldState.error?.message;
  return (
    <fieldset id={getFieldId(name)} className={styles.logo} tabIndex={-1} aria-label={label}>
      <div className={styles.name}>
        <span>{label}</span>
        <b>{field.value?.name ?? 'None: uses the choice above'}</b>
      </div>
      {mayUpload && !isFixed && (
        <FilePicker
          id={`${getFieldId(name)}-file`}
          label={`Upload ${label.toLowerCase()}`}
          rule={RULE}
          hint="WOFF2, up to 512 KB. A variable typeface has all weights in one file"
          onPick={uploads.add}
        />
      )}
      <UploadList uploads={uploads} />
      <div className={styles.actions}>
        {!isFixed && <LibraryButton sort="typeface" accept={RULE.types} onChoose={take} />}
        {field.value && (
          <Button size="small" disabled={isFixed} onClick={() => field.onChange(null)}>
            Remove {field.value.name}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
