import { toSlug } from '@atelier/contracts/content/post';
import { useController } from 'react-hook-form';
import { RichTextField } from '../../editor/RichTextField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { TitleField } from '../../forms/TitleField';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';

function PostBody({ form }: PostFormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'content' });
  return (
    <RichTextField
      id={getFieldId('content')}
      label="Content"
      isRequired
      look="page"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldMessage(fieldState.error)}
    />
  );
}

/** The title and text as readers see them. A new post's slug follows its title until the user edits the slug. */
export function PostWriting({ form, isNew }: PostFormProps & { isNew: boolean }) {
  const { control, getFieldState, setValue } = form;
  const followTitle = (title: string) => {
    if (isNew && !getFieldState('slug').isTouched) setValue('slug', toSlug(title));
  };
  return (
    <div className={styles.writing}>
      <TitleField control={control} name="title" label="Title" next="content" onChange={followTitle} />
      <PostBody form={form} />
    </div>
  );
}
