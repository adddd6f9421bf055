import type { Member, MemberDraft } from '@atelier/contracts';
import { CONTENT_UPLOADS } from '@atelier/contracts/content/content-types';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import type { EditorProps } from '../../content-manager/ContentType';
import { type ItemDrafting, savesSeparately } from '../../drafts/ItemDrafting';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { EditorDialog } from '../../forms/EditorDialog';
import { FormSections } from '../../forms/FormSections';
import { PictureField } from '../../forms/PictureField';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { toolsPart } from '../../history/ItemTools';
import { publishPart } from '../../history/PublishField';
import { FormPreview } from '../../preview/FormPreview';
import type { MemberFormProps } from './MemberFormProps';
import { BasicFields, ContactFields } from './MemberProfileFields';
import { DisplayFields, LinkFields } from './MemberPublicFields';
import { BioFields, SkillFields } from './MemberStoryFields';
import { draftOfMember, formOfMember, memberForm, NEW_MEMBER } from './memberForm';

const NOT_KEPT = ['photo'] as const;
const resolver = standardSchemaResolver(memberForm);

const getParts = ({ control }: MemberFormProps, drafting: ItemDrafting | undefined) => [
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
  publishPart({ control, name: 'is_active', sort: CONTENT_SORTS.team, drafting }),
  { title: 'Social Media Links', fields: ['social_links'], isAside: true, content: <LinkFields control={control} /> },
  { title: 'Display Settings', fields: [], isAside: true, content: <DisplayFields control={control} /> },
];

/** All fields of a member in one form. */
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
  const values = () => draftOfMember(form.getValues());
  return (
    <EditorDialog
      title={isNew ? 'Add New Team Member' : 'Edit Team Member'}
      form={form}
      name={member?.name}
      recovery={recovery}
      drafting={drafting}
      hasFiles={files.length > 0}
      onSaveDraft={savesSeparately(drafting, () => ({ draft: values(), files }))}
      preview={<FormPreview kind="member" noun="team member" id={member?.id} form={form} values={values} />}
      saveLabel={isNew ? 'Add Member' : 'Update Member'}
      publishLabel="Publish Member"
      savingWords={photo === null ? 'Saving…' : 'Uploading the photo…'}
      onClose={onClose}
      onSave={(draft) => onSave({ draft, files })}
    >
      <FormSections parts={[...getParts(form, drafting), ...toolsPart(drafting)]} errors={form.formState.errors} />
    </EditorDialog>
  );
}
