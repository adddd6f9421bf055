import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import type { ServiceFormProps } from './ServiceFormProps';

/** Where visitors see the service. */
export function ServiceDisplayFields({ form: { control } }: ServiceFormProps) {
  return (
    <FieldColumns>
      <SwitchField control={control} name="show_in_homepage" label="Show in homepage" />
      <FormField control={control} name="display_order" label="Display Order" hint="Lower numbers come first">
        {(props) => <Input {...props} type="number" inputMode="numeric" min={0} step={1} />}
      </FormField>
    </FieldColumns>
  );
}
