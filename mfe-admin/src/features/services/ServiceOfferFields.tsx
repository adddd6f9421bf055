import { SERVICE_TECHNOLOGIES } from '@atelier/contracts/content/service';
import { FormField } from '../../forms/FormField';
import { TagsSelect } from '../../forms/TagsSelect';
import { TextListField } from '../../forms/TextListField';
import type { ServiceFormProps } from './ServiceFormProps';

const MAX_FEATURES = 30;

/** What clients get, and the technologies used. */
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
        hint="One per line; press Enter for the next"
      />
      <FormField
        control={control}
        name="technologies"
        label="Technologies"
        isRequired
        hint="Type a tag and press Enter, or choose one"
      >
        {(props) => <TagsSelect {...props} suggestions={SERVICE_TECHNOLOGIES} />}
      </FormField>
    </>
  );
}
