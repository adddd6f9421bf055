import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import type { ServiceFormProps } from './ServiceFormProps';

/** Whether and where visitors see the service. */
export function ServiceDisplayFields({ form: { control } }: ServiceFormProps) {
  return (
    <FieldColumns>
      <div>
        <SwitchField control={control} name="is_active" label="Active" />
        <SwitchField control={control} name="show_in_homepage" label="Show in homepage" />
      </div>
      <FormField control={control} name="display_order" label="Display Order" hint="Lower numbers come first">
        {(props) => <Input {...props} type="number" inputMode="numeric" min={0} step={1} />}
      </FormField>
    </FieldColumns>
  );
}
