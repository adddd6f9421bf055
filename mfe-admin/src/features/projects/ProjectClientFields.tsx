import { Input } from '#antd';
import { DayInput } from '../../forms/DayInput';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import type { ProjectFormProps } from './ProjectFormProps';

const ADDRESS = { inputMode: 'url', placeholder: 'https://', spellCheck: false } as const;

/** The client, the date, and the public address. */
export function ProjectClientFields({ form: { control } }: ProjectFormProps) {
  return (
    <>
      <FormField control={control} name="client" label="Client">
        {(props) => <Input {...props} />}
      </FormField>
      <FieldColumns>
        <FormField control={control} name="start_date" label="Start Date">
          {(props) => <DayInput {...props} />}
        </FormField>
        <FormField control={control} name="completion_date" label="Completion Date">
          {(props) => <DayInput {...props} />}
        </FormField>
      </FieldColumns>
      <FieldColumns>
        <FormField control={control} name="project_url" label="Project URL" hint="The live site">
          {(props) => <Input {...props} {...ADDRESS} />}
        </FormField>
        <FormField control={control} name="github_url" label="GitHub URL" hint="The source code">
          {(props) => <Input {...props} {...ADDRESS} />}
        </FormField>
      </FieldColumns>
    </>
  );
}
