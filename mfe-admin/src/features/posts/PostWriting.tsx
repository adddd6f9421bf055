import { toSlug } from '@atelier/contracts/content/post';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { Input } from '#antd';
import { RichTextField } from '../../editor/RichTextField';
import { FormField } from '../../forms/FormField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';

/** The title is one line, so Enter moves to the text. */
const leaveTitle = (event: KeyboardEvent) => {
  if (event.nativeEvent.isComposing) return;
  event.preventDefault();
  document.getElementById(getFieldId('content'))?.focus();
};

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
      <FormField control={control} name="title" label="Title" isRequired isLabelHidden>
        {({ onChange, ...props }) => (
          <Input.TextArea
            {...props}
            className={styles.title ?? ''}
            variant="borderless"
            rows={1}
            placeholder="Title"
            onPressEnter={leaveTitle}
            onChange={({ target }) => {
              const title = target.value.replaceAll('\n', ' ');
              onChange(title);
              followTitle(title);
            }}
          />
        )}
      </FormField>
      <PostBody form={form} />
    </div>
  );
}
