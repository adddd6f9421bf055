import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import { TitleField } from '../../forms/TitleField';
import type { ProjectFormProps } from './ProjectFormProps';
import { type SeoField, seoStart } from './projectForm';
import { CATEGORY_CHOICES } from './projectLabels';

const MAX_DESCRIPTION = 2000;
const MAX_SHORT_DESCRIPTION = 500;

/** The project's name and listing. Search engines get the same texts unless others are entered. */
export function ProjectBasicFields({ form }: ProjectFormProps) {
  const { control, getValues, setValue } = form;
  const [description, short] = useWatch({ control, name: ['description', 'short_description'] });
  const follow = (field: SeoField, before: string, after: string) => {
    if (['', seoStart(field, before)].includes(getValues(field)))
      setValue(field, seoStart(field, after), { shouldDirty: true });
  };
  return (
    <>
      <TitleField
        control={control}
        name="title"
        label="Title"
        next="short_description"
        onChange={(title, before) => follow('seo_title', before, title)}
      />
      <FormField
        control={control}
        name="short_description"
        label="Short Description"
        hint={`${short.length} of ${MAX_SHORT_DESCRIPTION} characters`}
      >
        {(props) => <Input.TextArea {...props} rows={2} />}
      </FormField>
      <FormField
        control={control}
        name="description"
        label="Description"
        isRequired
        hint={`${description.length} of ${MAX_DESCRIPTION} characters`}
      >
        {({ onChange, value, ...props }) => (
          <Input.TextArea
            {...props}
            value={value}
            rows={4}
            onChange={(event) => {
              onChange(event);
              follow('seo_description', value, event.target.value);
            }}
          />
        )}
      </FormField>
      <FieldColumns>
        <FormField control={control} name="category" label="Category" isRequired>
          {(props) => <ChoiceSelect {...props} options={CATEGORY_CHOICES} />}
        </FormField>
        <div>
          <SwitchField control={control} name="featured" label="Featured project" />
          <SwitchField control={control} name="completed" label="Completed" />
        </div>
      </FieldColumns>
    </>
  );
}
