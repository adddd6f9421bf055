import { useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import type { MemberFormProps } from './MemberFormProps';
import { EXPERTISE_CHOICES, SKILL_CHOICES } from './memberLabels';

const MAX_SHORT_BIO = 200;
const MAX_BIO = 1000;

/** A short bio for cards and a full one for the member's page. */
export function BioFields({ control }: MemberFormProps) {
  const [shortBio, bio] = useWatch({ control, name: ['short_bio', 'bio'] });
  return (
    <>
      <FormField
        control={control}
        name="short_bio"
        label="Short Bio"
        hint={`${shortBio.length} of ${MAX_SHORT_BIO} characters`}
      >
        {(props) => <Input.TextArea {...props} rows={2} />}
      </FormField>
      <FormField control={control} name="bio" label="Bio" hint={`${bio.length} of ${MAX_BIO} characters`}>
        {(props) => <Input.TextArea {...props} rows={6} />}
      </FormField>
    </>
  );
}

/** Skills and experience. */
export function SkillFields({ control }: MemberFormProps) {
  return (
    <>
      <FieldColumns>
        <FormField control={control} name="expertise_level" label="Expertise Level" isRequired>
          {(props) => <ChoiceSelect {...props} options={EXPERTISE_CHOICES} />}
        </FormField>
        <FormField control={control} name="years_experience" label="Years of Experience">
          {(props) => <Input {...props} type="number" inputMode="decimal" />}
        </FormField>
      </FieldColumns>
      <FormField control={control} name="skills" label="Skills" isRequired>
        {(props) => <ChoiceSelect {...props} mode="multiple" options={SKILL_CHOICES} placeholder="Choose skills" />}
      </FormField>
    </>
  );
}
