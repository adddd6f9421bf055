import type { PageDraft } from '@atelier/contracts';
import { type Control, useController, useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { RichTextField } from '../../editor/RichTextField';
import { FormField } from '../../forms/FormField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { SearchPreview } from '../../forms/SearchPreview';
import { TitleField } from '../../forms/TitleField';
import type { SitePageFormValues } from './sitePageForm';

interface Props {
  control: Control<SitePageFormValues, unknown, PageDraft>;
}

/** The page's title, address, and summary. */
export function PageFields({ control, isSystem }: Props & { isSystem: boolean }) {
  return (
    <>
      <TitleField control={control} name="title" label="Title" next="slug" />
      <FormField
        control={control}
        name="slug"
        label="Address"
        hint={
          isSystem ? 'The site needs this page, so its address can’t change' : 'Leave empty to create it from the title'
        }
      >
        {(props) => <Input {...props} prefix="/" disabled={isSystem} spellCheck={false} />}
      </FormField>
      <FormField
        control={control}
        name="description"
        label="Summary"
        hint="One or two sentences, shown below the title and in search"
        isRequired
      >
        {(props) => <Input.TextArea {...props} autoSize={{ minRows: 2 }} />}
      </FormField>
    </>
  );
}

export function TextField({ control }: Props) {
  const { field, fieldState } = useController({ control, name: 'content' });
  return (
    <RichTextField
      id={getFieldId('content')}
      label="Content"
      look="page"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldMessage(fieldState.error)}
      isRequired
    />
  );
}

export function SeoFields({ control }: Props) {
  const [title, slug, description, seoTitle, seoDescription] = useWatch({
    control,
    name: ['title', 'slug', 'description', 'seo_title', 'seo_description'],
  });
  return (
    <>
      <SearchPreview title={seoTitle || title} path={`/${slug}`} description={seoDescription || description} />
      <FormField
        control={control}
        name="seo_title"
        label="SEO title"
        hint="Leave empty to use the title; up to 60 characters"
      >
        {(props) => <Input {...props} />}
      </FormField>
      <FormField
        control={control}
        name="seo_description"
        label="SEO description"
        hint="Empty for the summary; at most 160 characters"
      >
        {(props) => <Input.TextArea {...props} autoSize={{ minRows: 2 }} />}
      </FormField>
    </>
  );
}
