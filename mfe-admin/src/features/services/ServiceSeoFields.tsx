import { toSlug } from '@atelier/contracts/content/post';
import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { SearchPreview } from '../../forms/SearchPreview';
import { TagsSelect } from '../../forms/TagsSelect';
import type { ServiceFormProps } from './ServiceFormProps';

const MAX_SEO_TITLE = 60;
const MAX_SEO_DESCRIPTION = 160;
const MAX_SEO_KEYWORDS = 10;

/** The texts for search engines. */
export function ServiceSeoFields({ form: { control }, slug }: ServiceFormProps & { slug: string | undefined }) {
  const [title, description, name, summary] = useWatch({
    control,
    name: ['seo_title', 'seo_description', 'name', 'short_description'],
  });
  return (
    <>
      <SearchPreview
        title={title || name}
        path={`/services/${slug ?? toSlug(name)}`}
        description={description || summary}
      />
      <FormField
        control={control}
        name="seo_title"
        label="SEO Title"
        hint={`${title.length} of ${MAX_SEO_TITLE} characters`}
      >
        {(props) => <Input {...props} maxLength={MAX_SEO_TITLE} />}
      </FormField>
      <FormField
        control={control}
        name="seo_description"
        label="SEO Description"
        hint={`${description.length} of ${MAX_SEO_DESCRIPTION} characters`}
      >
        {(props) => <Input.TextArea {...props} rows={2} maxLength={MAX_SEO_DESCRIPTION} />}
      </FormField>
      <FormField
        control={control}
        name="seo_keywords"
        label="SEO Keywords"
        hint={`Up to ${MAX_SEO_KEYWORDS}. Type a keyword and press Enter`}
      >
        {(props) => <TagsSelect {...props} />}
      </FormField>
    </>
  );
}
