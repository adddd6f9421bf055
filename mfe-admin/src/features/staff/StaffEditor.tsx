import type { RolePreset, StaffMember } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Input } from '#antd';
import { EditorDialog } from '../../forms/EditorDialog';
import { FormField } from '../../forms/FormField';
import { FieldColumns, FormSections } from '../../forms/FormSections';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { RightsFields } from './RightsFields';
import { formOfStaff, newStaff, type StaffForm, staffAsFields, staffForm } from './staffForm';
import type { StaffDraft } from './useStaffActions';

const resolver = standardSchemaResolver(staffForm);

export const EDIT_TITLE = 'Edit User';

interface Props {
  /** The edited member; absent for an invitation. */
  member: StaffMember | undefined;
  presets: readonly RolePreset[];
  onClose: () => void;
  /** True if the member was saved. */
  onSave: (draft: StaffDraft) => Promise<boolean>;
}

const toPatch = ({ email: _theirs, ...patch }: StaffForm): StaffDraft => patch;

/** A staff member's details and rights. */
export function StaffEditor({ member, presets, onClose, onSave }: Props) {
  const isNew = member === undefined;
  const form = useForm<StaffForm, unknown, StaffForm>({
    resolver,
    defaultValues: isNew ? newStaff(presets) : formOfStaff(member),
    shouldFocusError: false,
  });
  const { control } = form;
  const recovery = useLocalRecovery({ kind: 'user', itemId: member?.id, form, compared: staffAsFields });
  const person = (
    <>
      <FieldColumns>
        <FormField control={control} name="firstName" label="First name" isRequired>
          {(props) => <Input {...props} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="lastName" label="Last name" isRequired>
          {(props) => <Input {...props} autoComplete="off" />}
        </FormField>
      </FieldColumns>
      <FormField
        control={control}
        name="email"
        label="Email"
        isRequired={isNew}
        hint={
          isNew
            ? 'The invitation goes to this address. Its link works once, for seven days.'
            : 'Only they can change it, in their profile.'
        }
      >
        {(props) => <Input {...props} type="email" disabled={!isNew} autoComplete="off" />}
      </FormField>
    </>
  );
  return (
    <EditorDialog
      title={isNew ? 'Invite User' : EDIT_TITLE}
      form={form}
      recovery={recovery}
      saveLabel={isNew ? 'Send Invitation' : 'Update User'}
      savingWords={isNew ? 'Sending the invitation…' : 'Saving…'}
      onClose={onClose}
      onSave={(draft) => onSave(isNew ? draft : toPatch(draft))}
    >
      <FormSections
        parts={[
          { title: 'Person', fields: ['firstName', 'lastName', 'email'], content: person },
          {
            title: 'Role and permissions',
            fields: ['role', 'permissions'],
            content: <RightsFields form={form} presets={presets} member={member} />,
          },
        ]}
        errors={form.formState.errors}
      />
    </EditorDialog>
  );
}
