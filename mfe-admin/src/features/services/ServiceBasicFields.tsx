import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { TitleField } from '../../forms/TitleField';
import type { ServiceFormProps } from './ServiceFormProps';
import { CATEGORY_CHOICES } from './serviceLabels';

const MAX_SHORT_DESCRIPTION = 500;

/** The basic fields, in the order of the error summary. */
export function ServiceBasicFields({ form: { control } }: ServiceFormProps) {
  const shortDescription = useWatch({ control, name: 'short_description' });
  return (
    <>
      <TitleField control={control} name="name" label="Name" next="short_description" />
      <FormField
        control={control}
        name="short_description"
        label="Short Description"
        isRequired
        hint={`${shortDescription.length} of ${MAX_SHORT_DESCRIPTION} characters, 10 at least`}
      >
        {(props) => <Input.TextArea {...props} rows={2} />}
      </FormField>
      <FormField control={control} name="description" label="Description" isRequired hint="At least 50 characters">
        {(props) => <Input.TextArea {...props} rows={6} />}
      </FormField>
      <FieldColumns>
        <FormField control={control} name="category" label="Category" isRequired>
          {({ value, ...props }) => (
            <ChoiceSelect {...props} value={value || null} options={CATEGORY_CHOICES} placeholder="Choose a category" />
          )}
        </FormField>
        <FormField control={control} name="estimated_timeline" label="Estimated Timeline" hint="Such as 6 to 8 weeks">
          {(props) => <Input {...props} />}
        </FormField>
        <FormField
          control={control}
          name="price_hint"
          label="Price"
          hint="A price or a minimum, such as From $18,000. Not shown if empty"
        >
          {(props) => <Input {...props} />}
        </FormField>
      </FieldColumns>
    </>
  );
}
