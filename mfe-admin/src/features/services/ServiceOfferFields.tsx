import { SERVICE_TECHNOLOGIES } from '@atelier/contracts/content/service';
import { Select } from '#antd';
import { FormField } from '../../forms/FormField';
import { TextListField } from '../../forms/TextListField';
import type { ServiceFormProps } from './ServiceFormProps';

const MAX_FEATURES = 30;
const TECHNOLOGY_CHOICES = SERVICE_TECHNOLOGIES.map((value) => ({ value, label: value }));

/** What a client gets, and what it is made with. */
export function ServiceOfferFields({ form: { control } }: ServiceFormProps) {
  return (
    <>
      <TextListField
        control={control}
        name="features"
        label="Features"
        entry="Feature"
        isRequired
        keepsBlankLines
        max={MAX_FEATURES}
        hint="A line each; Enter goes to the next"
      />
      <FormField
        control={control}
        name="technologies"
        label="Technologies"
        isRequired
        hint="Choose, or type your own and press Enter"
      >
        {(props) => <Select {...props} mode="tags" options={TECHNOLOGY_CHOICES} tokenSeparators={[',']} />}
      </FormField>
    </>
  );
}
