import { useWatch } from 'react-hook-form';
import { Input, Select } from '#antd';
import { FormField } from '../../forms/FormField';
import type { ProjectFormProps } from './ProjectFormProps';
import { MAX_SEO } from './projectForm';
import { SEO_KEYWORD_CHOICES } from './projectLabels';

/** What search engines show; it begins as title and description. */
export function ProjectSeoFields({ form: { control } }: ProjectFormProps) {
  const [title, description] = useWatch({ control, name: ['seo_title', 'seo_description'] });
  return (
    <>
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
        hint="Up to 10. Choose, or type your own and press Enter"
      >
        {(props) => <Select {...props} mode="tags" options={SEO_KEYWORD_CHOICES} tokenSeparators={[',']} />}
      </FormField>
    </>
  );
}
