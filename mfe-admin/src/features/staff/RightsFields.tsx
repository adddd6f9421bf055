import type { RolePreset, StaffMember } from '@atelier/contracts';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Alert } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormField } from '../../forms/FormField';
import { PermissionMatrix } from '../../forms/PermissionMatrix';
import { useAdmin } from '../../session/useAdmin';
import { useRefusal } from '../../session/useRefusal';
import styles from './Staff.module.css';
import { getPermissions, type StaffForm } from './staffForm';
import { getRoleChoices } from './staffLabels';

const EVERYTHING = 'super_admin';

interface Props {
  form: UseFormReturn<StaffForm, unknown, StaffForm>;
  presets: readonly RolePreset[];
  member: StaffMember | undefined;
}

/** A role sets the permissions, which can then be changed one by one. Users cannot change their own. */
export function RightsFields({ form, presets, member }: Props) {
  const admin = useAdmin();
  const findRefusal = useRefusal();
  const role = useController({ control: form.control, name: 'role' }).field;
  const permissions = useController({ control: form.control, name: 'permissions' }).field;
  const isOneself = member?.id === admin.id;
  const hasEverything = role.value === EVERYTHING;
  const choices = getRoleChoices(presets).map((choice) => ({
    ...choice,
    disabled: choice.value === EVERYTHING && admin.role !== EVERYTHING,
  }));
  const choose = (name: unknown) => {
    role.onChange(name);
    permissions.onChange(getPermissions(presets, String(name)));
  };
  return (
    <>
      {isOneself && <Alert type="info" showIcon title="You can’t change your own role and permissions." />}
      <FormField control={form.control} name="role" label="Role" hint="Choosing a role sets its permissions.">
        {(props) => <ChoiceSelect {...props} options={choices} disabled={isOneself} onChange={choose} />}
      </FormField>
      {hasEverything ? (
        <p className={styles.hint}>A super admin has full access.</p>
      ) : (
        <PermissionMatrix
          label="Permissions"
          value={permissions.value}
          {...(isOneself ? {} : { onChange: permissions.onChange })}
          findRefusal={findRefusal}
        />
      )}
    </>
  );
}
