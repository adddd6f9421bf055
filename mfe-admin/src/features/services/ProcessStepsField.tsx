import { useFieldArray } from 'react-hook-form';
import { Button, Input } from '#antd';
import { ArrowUpOutlined, CloseOutlined, PlusOutlined } from '#icons';
import { FormField } from '../../forms/FormField';
import { getFieldId } from '../../forms/getFieldId';
import styles from './ProcessStepsField.module.css';
import type { ServiceFormProps } from './ServiceFormProps';

const MAX_STEPS = 20;
const NEW_STEP = { title: '', description: '' };
const ADD_ID = getFieldId('process_steps.add');

/** The steps of the process, in the order that clients see. */
export function ProcessStepsField({ form: { control } }: ServiceFormProps) {
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'process_steps' });
  const drop = (place: number) => {
    remove(place);
    document.getElementById(ADD_ID)?.focus();
  };
  return (
    <div id={getFieldId('process_steps')}>
      <ol className={styles.steps}>
        {fields.map((step, place) => (
          <li key={step.id} className={styles.step}>
            <div className={styles.fields}>
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
            </div>
            <div className={styles.tools}>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={`Move step ${place + 1} up`}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              />
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={`Remove step ${place + 1}`}
                onClick={() => drop(place)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        id={ADD_ID}
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={fields.length >= MAX_STEPS}
        onClick={() => append(NEW_STEP)}
      >
        Add step
      </Button>
    </div>
  );
}
