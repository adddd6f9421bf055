import type { MediaFile, MediaFileDetails, MediaFilePatch } from '@atelier/contracts';
import { MAX_ALT_LENGTH } from '@atelier/contracts/media/file-description';
import { isPicture } from '@atelier/contracts/media/upload';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { EditorDialog } from '../../forms/EditorDialog';
import { FormField } from '../../forms/FormField';
import { FormSections } from '../../forms/FormSections';
import { TagsSelect } from '../../forms/TagsSelect';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './File.module.css';
import { FileFacts } from './FileFacts';
import { FocalPointField } from './FocalPointField';
import { fileAsFields } from './fileAsFields';
import { type FileFormValues, fileForm, formOfFile } from './fileForm';
import { ReplaceFile } from './ReplaceFile';
import { WhereUsed } from './WhereUsed';

const resolver = standardSchemaResolver(fileForm);

interface Props {
  file: MediaFileDetails;
  knownTags: readonly string[];
  onClose: () => void;
  onSave: (patch: MediaFilePatch) => Promise<boolean>;
  onDelete: (file: MediaFile) => void;
  onReplaced: () => void;
}

type Form = UseFormReturn<FileFormValues, unknown, MediaFilePatch>;

function AlternativeText({ control }: Pick<Form, 'control'>) {
  const alt = useWatch({ control, name: 'alt' });
  return (
    <FormField
      control={control}
      name="alt"
      label="Alternative text"
      hint={`Describe the picture for people who can’t see it. Leave it empty if the picture is decorative. ${alt.length} of ${MAX_ALT_LENGTH} characters`}
    >
      {({ status, ...props }) => <Input.TextArea {...props} status={status} rows={3} maxLength={MAX_ALT_LENGTH} />}
    </FormField>
  );
}

interface DescriptionProps {
  form: Form;
  knownTags: readonly string[];
  isPicture: boolean;
}

function DescriptionFields({ form: { control }, knownTags, isPicture }: DescriptionProps) {
  return (
    <>
      <FormField control={control} name="name" label="Name" isRequired>
        {({ status, ...props }) => <Input {...props} status={status} />}
      </FormField>
      {isPicture && <AlternativeText control={control} />}
      <FormField control={control} name="tags" label="Tags">
        {(props) => <TagsSelect {...props} suggestions={knownTags} />}
      </FormField>
    </>
  );
}

const isReplaceable = ({ contentType }: MediaFile): boolean => contentType !== 'image/svg+xml';

/** A file's editor: preview, description, use, and actions. */
export function FileEditor({ file, knownTags, onClose, onSave, onDelete, onReplaced }: Props) {
  const form = useForm({ resolver, defaultValues: formOfFile(file), shouldFocusError: false });
  const recovery = useLocalRecovery({ kind: 'file', itemId: file.id, form, compared: fileAsFields });
  const missing = useMay('media', 'delete') ? undefined : missingPermission('media', 'delete');
  const hasPicture = isPicture(file.contentType);
  const picture = {
    title: 'Picture',
    fields: ['focalPoint'],
    content: <FocalPointField file={file} control={form.control} />,
  };
  const parts = [
    ...(hasPicture ? [picture] : []),
    {
      title: 'Description',
      fields: ['name', 'alt', 'tags'],
      content: <DescriptionFields form={form} knownTags={knownTags} isPicture={hasPicture} />,
    },
    { title: 'Where it is used', fields: [], content: <WhereUsed usedIn={file.usedIn} uses={file.uses} /> },
    {
      title: 'File',
      fields: [],
      content: (
        <>
          <FileFacts file={file} />
          {isReplaceable(file) && <ReplaceFile file={file} onReplaced={onReplaced} />}
          <p className={styles.delete}>
            <PermittedButton danger missing={missing} onClick={() => onDelete(file)}>
              Delete file
            </PermittedButton>
          </p>
        </>
      ),
    },
  ];
  return (
    <EditorDialog title={file.name} form={form} saveLabel="Save" recovery={recovery} onClose={onClose} onSave={onSave}>
      <FormSections parts={parts} errors={form.formState.errors} />
    </EditorDialog>
  );
}
