import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { DayInput } from '../../forms/DayInput';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import type { MemberFormProps } from './MemberFormProps';
import { DEPARTMENT_CHOICES } from './memberLabels';

/** The member's name and position. */
export function BasicFields({ control }: MemberFormProps) {
  return (
    <>
      <FieldColumns>
        <FormField control={control} name="name" label="Name" isRequired>
          {(props) => <Input {...props} />}
        </FormField>
        <FormField control={control} name="position" label="Position" isRequired>
          {(props) => <Input {...props} />}
        </FormField>
      </FieldColumns>
      <FieldColumns>
        <FormField control={control} name="department" label="Department" isRequired>
          {({ value, ...props }) => (
            <ChoiceSelect
              {...props}
              value={value || null}
              options={DEPARTMENT_CHOICES}
              placeholder="Choose a department"
            />
          )}
        </FormField>
        <FormField control={control} name="hire_date" label="Hire Date">
          {(props) => <DayInput {...props} />}
        </FormField>
      </FieldColumns>
    </>
  );
}

/** Contact data for the studio; visitors never see it. */
export function ContactFields({ control }: MemberFormProps) {
  return (
    <FieldColumns>
      <FormField control={control} name="email" label="Email" hint="Only staff can see it">
        {(props) => <Input {...props} type="email" spellCheck={false} />}
      </FormField>
      <FormField control={control} name="phone" label="Phone" hint="Only staff can see it">
        {(props) => <Input {...props} type="tel" />}
      </FormField>
    </FieldColumns>
  );
}
