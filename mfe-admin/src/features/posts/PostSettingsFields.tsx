import { useWatch } from 'react-hook-form';
import { Input, Select } from '#antd';
import { FormField } from '../../forms/FormField';
import { SwitchField } from '../../forms/SwitchField';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';
import { STATUS_CHOICES, STATUS_LABELS } from './postLabels';

const MAX_SEO_TITLE = 60;
const MAX_SEO_DESCRIPTION = 160;
const ARCHIVED = { value: 'archived' as const, label: STATUS_LABELS.archived };

/** What search engines see, and when and as what the post goes out. */
export function PostSettingsFields({ form }: PostFormProps) {
  const { control } = form;
  const [seoTitle, seoDescription, status] = useWatch({ control, name: ['seoTitle', 'seoDescription', 'status'] });
  const statuses = status === 'archived' ? [...STATUS_CHOICES, ARCHIVED] : STATUS_CHOICES;
  return (
    <div className={styles.editor}>
      <div className={styles.columns}>
        <FormField control={control} name="status" label="Status" isRequired>
          {(props) => <Select {...props} options={statuses} />}
        </FormField>
        <FormField control={control} name="publishDate" label="Publish Date" hint="Optional; a schedule needs it">
          {(props) => <Input {...props} type="datetime-local" />}
        </FormField>
        <FormField control={control} name="author" label="Author">
          {(props) => <Input {...props} />}
        </FormField>
      </div>
      <div className={styles.columns}>
        <SwitchField control={control} name="featured" label="Featured post" />
        <SwitchField control={control} name="allowComments" label="Allow comments" />
      </div>
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
        {(props) => <Input.TextArea {...props} rows={2} />}
      </FormField>
      <FormField control={control} name="seoKeywords" label="SEO Keywords" hint="Type a keyword and press Enter">
        {(props) => <Select {...props} mode="tags" options={[]} tokenSeparators={[',']} open={false} suffix={null} />}
      </FormField>
    </div>
  );
}
