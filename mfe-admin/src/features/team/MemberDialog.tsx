import type { Member } from '@atelier/contracts';
import { CONTENT_UPLOADS } from '@atelier/contracts/content/content-files';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { EditorDialog } from '../../forms/EditorDialog';
import { PictureField } from '../../forms/PictureField';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import type { MemberFormProps } from './MemberFormProps';
import { BasicFields, ContactFields } from './MemberProfileFields';
import { DisplayFields, LinkFields } from './MemberPublicFields';
import { BioFields, SkillFields } from './MemberStoryFields';
import { formOfMember, memberForm, NEW_MEMBER } from './memberForm';
import type { MemberEntry } from './team.api';

const NOT_KEPT = ['photo'] as const;
const resolver = standardSchemaResolver(memberForm);

export const EDIT_TITLE = 'Edit Team Member';

const partsOf = ({ control }: MemberFormProps) => [
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

interface Props {
  /** The member to edit; absent for a new one. */
  member: Member | undefined;
  onClose: () => void;
  /** True when the member was saved. */
  onSave: (entry: MemberEntry) => Promise<boolean>;
}

/** All of a member in one form over the list. */
export function MemberDialog({ member, onClose, onSave }: Props) {
  const isNew = member === undefined;
  const form = useForm({ resolver, defaultValues: isNew ? NEW_MEMBER : formOfMember(member), shouldFocusError: false });
  const recovery = useLocalRecovery({ kind: 'member', itemId: member?.id, form, omit: NOT_KEPT });
  const photo = useWatch({ control: form.control, name: 'photo' });
  return (
    <EditorDialog
      title={isNew ? 'Add New Team Member' : EDIT_TITLE}
      form={form}
      parts={partsOf(form)}
      recovery={recovery}
      saveLabel={isNew ? 'Add Member' : 'Update Member'}
      savingWords={photo === null ? 'Saving…' : 'Uploading the photo…'}
      onClose={onClose}
      onSave={(draft) => onSave({ draft, photo })}
    />
  );
}
