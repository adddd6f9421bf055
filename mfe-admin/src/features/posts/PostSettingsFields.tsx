import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import type { ItemDrafting } from '../../drafts/ItemDrafting';
import { FormField } from '../../forms/FormField';
import { SwitchField } from '../../forms/SwitchField';
import { TagsSelect } from '../../forms/TagsSelect';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';
import { PublishControl } from './PublishControl';

const MAX_SEO_TITLE = 60;
const MAX_SEO_DESCRIPTION = 160;

/** What search engines see, and when and as what the post goes out. */
export function PostSettingsFields({ form, drafting }: PostFormProps & { drafting: ItemDrafting | undefined }) {
  const { control } = form;
  const [seoTitle, seoDescription] = useWatch({ control, name: ['seoTitle', 'seoDescription'] });
  return (
    <div className={styles.editor}>
      <PublishControl form={form} drafting={drafting} />
      <div className={styles.columns}>
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
        {(props) => <TagsSelect {...props} />}
      </FormField>
    </div>
  );
}
