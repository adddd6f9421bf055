import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import type { ItemDrafting } from '../../drafts/ItemDrafting';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { SearchPreview } from '../../forms/SearchPreview';
import { SwitchField } from '../../forms/SwitchField';
import { TagsSelect } from '../../forms/TagsSelect';
import { ItemTools } from '../../history/ItemTools';
import { LibraryFileField } from '../../media-picker/LibraryFileField';
import { AuthorField } from './AuthorField';
import type { PostFormProps } from './PostFormProps';
import { PostPublish } from './PostPublish';
import styles from './Posts.module.css';
import { CATEGORY_CHOICES, TAG_SUGGESTIONS } from './postLabels';

const MAX_EXCERPT = 300;
const MAX_SEO_TITLE = 60;
const MAX_SEO_DESCRIPTION = 160;

interface Props extends PostFormProps {
  drafting: ItemDrafting | undefined;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function AboutFields({ form: { control } }: PostFormProps) {
  const excerpt = useWatch({ control, name: 'excerpt' });
  return (
    <>
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
        {(props) => <Input.TextArea {...props} rows={3} />}
      </FormField>
      <FormField control={control} name="category" label="Category" isRequired>
        {({ value, ...props }) => (
          <ChoiceSelect {...props} value={value || null} options={CATEGORY_CHOICES} placeholder="Choose a category" />
        )}
      </FormField>
      <FormField control={control} name="tags" label="Tags" isRequired hint="Type a tag and press Enter, or choose one">
        {(props) => <TagsSelect {...props} suggestions={TAG_SUGGESTIONS} />}
      </FormField>
    </>
  );
}

function SearchFields({ form: { control } }: PostFormProps) {
  const [title, slug, excerpt, seoTitle, seoDescription] = useWatch({
    control,
    name: ['title', 'slug', 'excerpt', 'seoTitle', 'seoDescription'],
  });
  return (
    <>
      <SearchPreview title={seoTitle || title} path={`/blog/${slug}`} description={seoDescription || excerpt} />
      <FormField
        control={control}
        name="seoTitle"
        label="SEO Title"
        hint={`${seoTitle.length} of ${MAX_SEO_TITLE} characters`}
      >
        {(props) => <Input {...props} />}
      </FormField>
      <FormField
        control={control}
        name="seoDescription"
        label="SEO Description"
        hint={`${seoDescription.length} of ${MAX_SEO_DESCRIPTION} characters`}
      >
        {(props) => <Input.TextArea {...props} rows={3} />}
      </FormField>
      <FormField control={control} name="seoKeywords" label="SEO Keywords" hint="Type a keyword and press Enter">
        {(props) => <TagsSelect {...props} />}
      </FormField>
    </>
  );
}

/** All fields of a post except title and text: next to them, or on a separate tab. */
export function PostSettings({ form, drafting }: Props) {
  const { control } = form;
  return (
    <div className={styles.settings}>
      <Group title="Status">
        <PostPublish form={form} drafting={drafting} />
      </Group>
      <Group title="About">
        <AboutFields form={form} />
        <AuthorField form={form} />
        <SwitchField control={control} name="featured" label="Featured post" />
        <SwitchField control={control} name="allowComments" label="Allow comments" />
      </Group>
      <Group title="Cover">
        <LibraryFileField control={control} name="featuredImage" label="Featured Image" />
      </Group>
      <Group title="Search engines">
        <SearchFields form={form} />
      </Group>
      {drafting && (
        <Group title="History">
          <ItemTools tools={drafting.tools} />
        </Group>
      )}
    </div>
  );
}
