import { Input } from '#antd';
import { FieldRows } from '../../forms/FieldRows';
import { FormField } from '../../forms/FormField';
import type { ServiceFormProps } from './ServiceFormProps';

const MAX_STEPS = 20;
const NEW_STEP = { title: '', description: '' };

/** The steps of the process, in the order that clients see. */
export function ProcessStepsField({ form: { control } }: ServiceFormProps) {
  return (
    <FieldRows control={control} name="process_steps" noun="step" max={MAX_STEPS} blank={NEW_STEP}>
      {(place) => (
        <>
          <FormField
            control={control}
            name={`process_steps.${place}.title`}
            label={`Step ${place + 1} title`}
            isRequired
          >
            {(props) => <Input {...props} />}
          </FormField>
          <FormField
            control={control}
            name={`process_steps.${place}.description`}
            label={`Step ${place + 1} description`}
          >
            {(props) => <Input.TextArea {...props} rows={2} />}
          </FormField>
        </>
      )}
    </FieldRows>
  );
}
