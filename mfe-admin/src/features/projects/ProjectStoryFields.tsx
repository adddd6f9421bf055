import {
  PROJECT_MAX_KEY_FEATURES,
  PROJECT_MAX_TECHNOLOGIES,
  PROJECT_TECHNOLOGIES,
} from '@atelier/contracts/content/project';
import { useController, useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { RichTextField } from '../../editor/RichTextField';
import { FormField } from '../../forms/FormField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { TagsSelect } from '../../forms/TagsSelect';
import { TextListField } from '../../forms/TextListField';
import type { ProjectFormProps } from './ProjectFormProps';
import { ServicesField } from './ServicesField';

const CONTENT_HEIGHT_PX = 200;

function ProjectContent({ form }: ProjectFormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'content' });
  return (
    <RichTextField
      id={getFieldId('content')}
      label="Content"
      look="page"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldMessage(fieldState.error)}
      hint="Optional. Shown on the project’s page only if overview and technical implementation are empty"
      minHeightPx={CONTENT_HEIGHT_PX}
    />
  );
}

/** What was made, with which technologies, and how. */
export function ProjectStoryFields({ form }: ProjectFormProps) {
  const { control } = form;
  const [overview, implementation] = useWatch({ control, name: ['overview', 'technical_implementation'] });
  return (
    <>
      <FormField
        control={control}
        name="overview"
        label="Overview"
        hint={`Optional, 50 to 1000 characters; ${overview.length} written`}
      >
        {(props) => <Input.TextArea {...props} rows={4} />}
      </FormField>
      <TextListField
        control={control}
        name="key_features"
        label="Key Features"
        entry="Key feature"
        isRequired
        max={PROJECT_MAX_KEY_FEATURES}
        hint={`One to ${PROJECT_MAX_KEY_FEATURES}, at least 5 characters each`}
      />
      <FormField
        control={control}
        name="technical_implementation"
        label="Technical Implementation"
        hint={`Optional, 50 to 2000 characters; ${implementation.length} written`}
      >
        {(props) => <Input.TextArea {...props} rows={4} />}
      </FormField>
      <FormField
        control={control}
        name="technologies"
        label="Technologies"
        isRequired
        hint={`Up to ${PROJECT_MAX_TECHNOLOGIES}. Type a tag and press Enter, or choose one`}
      >
        {(props) => <TagsSelect {...props} suggestions={PROJECT_TECHNOLOGIES} />}
      </FormField>
      <ServicesField form={form} />
      <ProjectContent form={form} />
    </>
  );
}
