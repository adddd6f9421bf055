import type { Member, MemberDraft } from '@atelier/contracts';
import { CONTENT_UPLOADS } from '@atelier/contracts/content/content-types';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import type { EditorProps } from '../../content-manager/ContentType';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { EditorDialog } from '../../forms/EditorDialog';
import { PictureField } from '../../forms/PictureField';
import type { MemberFormProps } from './MemberFormProps';
import { BasicFields, ContactFields } from './MemberProfileFields';
import { DisplayFields, LinkFields } from './MemberPublicFields';
import { BioFields, SkillFields } from './MemberStoryFields';
import { draftOfMember, formOfMember, memberForm, NEW_MEMBER } from './memberForm';

const NOT_KEPT = ['photo'] as const;
const resolver = standardSchemaResolver(memberForm);

const getParts = ({ control }: MemberFormProps) => [
  {
    title: 'Profile Photo',
    fields: ['photo', 'profile_image'],
    content: (
      <PictureField control={control} file="photo" address="profile_image" noun="photo" rule={CONTENT_UPLOADS.team} />
    ),
  },
  {
    title: 'Basic Information',
    fields: ['name', 'position', 'department', 'hire_date'],
    content: <BasicFields control={control} />,
  },
  { title: 'Contact Information', fields: ['email', 'phone'], content: <ContactFields control={control} /> },
  { title: 'Bio Information', fields: ['short_bio', 'bio'], content: <BioFields control={control} /> },
  {
    title: 'Skills & Expertise',
    fields: ['expertise_level', 'years_experience', 'skills'],
    content: <SkillFields control={control} />,
  },
  { title: 'Social Media Links', fields: ['social_links'], content: <LinkFields control={control} /> },
  { title: 'Display Settings', fields: [], content: <DisplayFields control={control} /> },
];

/** All of a member in one form over the list. */
export function MemberDialog({ item: member, drafting, onClose, onSave }: EditorProps<Member, MemberDraft>) {
  const isNew = member === undefined;
  const form = useForm({ resolver, defaultValues: isNew ? NEW_MEMBER : formOfMember(member), shouldFocusError: false });
  const recovery = useItemRecovery({
    kind: 'member',
    form,
    item: member,
    offered: drafting?.offered,
    blank: NEW_MEMBER,
    toForm: formOfMember,
    getDraft: draftOfMember,
    omit: NOT_KEPT,
  });
  const photo = useWatch({ control: form.control, name: 'photo' });
  const files = photo === null ? [] : [{ field: 'profile_image', file: photo }];
  const saveDraft = () => drafting?.save({ draft: draftOfMember(form.getValues()), files });
  return (
    <EditorDialog
      title={isNew ? 'Add New Team Member' : 'Edit Team Member'}
      form={form}
      parts={getParts(form)}
      recovery={recovery}
      drafting={drafting}
      onSaveDraft={saveDraft}
      saveLabel={isNew ? 'Add Member' : 'Update Member'}
      savingWords={photo === null ? 'Saving…' : 'Uploading the photo…'}
      onClose={onClose}
      onSave={(draft) => onSave({ draft, files })}
    />
  );
}
