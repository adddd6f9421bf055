import { toSlug } from '@atelier/contracts/content/post';
import { useController, useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { RichTextField } from '../../editor/RichTextField';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { TagsSelect } from '../../forms/TagsSelect';
import { LibraryPictureField } from '../../media-picker/LibraryPictureField';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';
import { CATEGORY_CHOICES, TAG_SUGGESTIONS } from './postLabels';

const MAX_EXCERPT = 300;

function PostBody({ form }: PostFormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'content' });
  return (
    <RichTextField
      id={getFieldId('content')}
      label="Content"
      isRequired
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldMessage(fieldState.error)}
    />
  );
}

/** What readers see. A new post's slug follows its title until somebody writes another one. */
export function PostContentFields({ form, isNew }: PostFormProps & { isNew: boolean }) {
  const { control, getFieldState, setValue } = form;
  const excerpt = useWatch({ control, name: 'excerpt' });
  const followTitle = (title: string) => {
    if (isNew && !getFieldState('slug').isTouched) setValue('slug', toSlug(title));
  };
  return (
    <div className={styles.editor}>
      <FormField control={control} name="title" label="Title" isRequired>
        {({ onChange, ...props }) => (
          <Input
            {...props}
            onChange={(event) => {
              onChange(event);
              followTitle(event.target.value);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="slug" label="Slug" hint="The post’s address: /blog/slug">
        {(props) => <Input {...props} spellCheck={false} />}
      </FormField>
      <FormField
        control={control}
        name="excerpt"
        label="Excerpt"
        isRequired
        hint={`${excerpt.length} of ${MAX_EXCERPT} characters`}
      >
        {(props) => <Input.TextArea {...props} rows={2} />}
      </FormField>
      <PostBody form={form} />
      <LibraryPictureField control={control} name="featuredImage" label="Featured Image" />
      <div className={styles.columns}>
        <FormField control={control} name="category" label="Category" isRequired>
          {({ value, ...props }) => (
            <ChoiceSelect {...props} value={value || null} options={CATEGORY_CHOICES} placeholder="Choose a category" />
          )}
        </FormField>
        <FormField
          control={control}
          name="tags"
          label="Tags"
          isRequired
          hint="Type a tag and press Enter, or choose one"
        >
          {(props) => <TagsSelect {...props} suggestions={TAG_SUGGESTIONS} />}
        </FormField>
      </div>
    </div>
  );
}
