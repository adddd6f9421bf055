import { CASE_STUDY_MAX } from '@atelier/contracts/content/case-study';
import { Input } from '#antd';
import { FieldRows } from '../../forms/FieldRows';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { NEW_ROWS } from './caseStudyForm';
import { DescribedPictureField } from './DescribedPictureField';
import type { ProjectFormProps } from './ProjectFormProps';

const FULL = 100;
const PLACES = { x: 'from the left, %', y: 'from the top, %' } as const;

interface NoteProps extends ProjectFormProps {
  screen: number;
  index: number;
}

function NoteFields({ form: { control }, screen, index }: NoteProps) {
  const name = `case_study.screens.${screen}.notes.${index}` as const;
  const noun = `Screen ${screen + 1} note ${index + 1}`;
  return (
    <>
      <FormField control={control} name={`${name}.text`} label={`${noun} text`} isRequired>
        {(props) => <Input {...props} />}
      </FormField>
      <FieldColumns>
        {(['x', 'y'] as const).map((axis) => (
          <FormField key={axis} control={control} name={`${name}.${axis}`} label={`${noun} ${PLACES[axis]}`} isRequired>
            {({ value, onChange, ...props }) => (
              <Input
                {...props}
                type="number"
                min={0}
                max={FULL}
                value={value ?? ''}
                onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
              />
            )}
          </FormField>
        ))}
      </FieldColumns>
    </>
  );
}

/** A screenshot and its notes. */
export function ScreenFields({ form, index }: ProjectFormProps & { index: number }) {
  const { control } = form;
  const name = `case_study.screens.${index}` as const;
  const noun = `Screen ${index + 1}`;
  return (
    <>
      <DescribedPictureField form={form} name={`${name}.image`} alt={`${name}.alt`} label={`${noun} picture`} />
      <FormField control={control} name={`${name}.alt`} label={`${noun} alternative text`} isRequired>
        {(props) => <Input {...props} />}
      </FormField>
      <FormField control={control} name={`${name}.caption`} label={`${noun} caption`}>
        {(props) => <Input {...props} />}
      </FormField>
      <FieldRows
        control={control}
        name={`${name}.notes`}
        noun={`note on screen ${index + 1}`}
        max={CASE_STUDY_MAX.notes}
        blank={NEW_ROWS.notes}
      >
        {(note) => <NoteFields form={form} screen={index} index={note} />}
      </FieldRows>
    </>
  );
}
