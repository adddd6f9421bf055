import { toSlug } from '@atelier/contracts/content/post';
import { PROJECT_SEO_KEYWORDS } from '@atelier/contracts/content/project';
import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { SearchPreview } from '../../forms/SearchPreview';
import { TagsSelect } from '../../forms/TagsSelect';
import type { ProjectFormProps } from './ProjectFormProps';
import { MAX_SEO } from './projectForm';

/** The texts for search engines; title and description are the defaults. */
export function ProjectSeoFields({ form: { control }, slug }: ProjectFormProps & { slug: string | undefined }) {
  const [title, description, name, text] = useWatch({
    control,
    name: ['seo_title', 'seo_description', 'title', 'description'],
  });
  return (
    <>
      <SearchPreview
        title={title || name}
        path={`/projects/${slug ?? toSlug(name)}`}
        description={description || text}
      />
      <FormField
        control={control}
        name="seo_title"
        label="SEO Title"
        hint={`${title.length} of ${MAX_SEO.seo_title} characters; filled from the title when empty`}
      >
        {(props) => <Input {...props} />}
      </FormField>
      <FormField
        control={control}
        name="seo_description"
        label="SEO Description"
        hint={`${description.length} of ${MAX_SEO.seo_description} characters; filled from the description when empty`}
      >
        {(props) => <Input.TextArea {...props} rows={2} />}
      </FormField>
      <FormField
        control={control}
        name="seo_keywords"
        label="SEO Keywords"
        hint="Up to 10. Type a tag and press Enter, or choose one"
      >
        {(props) => <TagsSelect {...props} suggestions={PROJECT_SEO_KEYWORDS} />}
      </FormField>
    </>
  );
}
