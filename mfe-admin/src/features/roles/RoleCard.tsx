import type { PermissionMap, RolePreset } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { formatDate } from '../../dates/dates';
import { PermissionMatrix } from '../../forms/PermissionMatrix';
import { permissionsAsFields } from '../../forms/permissionsAsFields';
import { UNSAVED_PAGE } from '../../forms/unsavedChanges';
import { useLeaveQuestion } from '../../forms/useLeaveQuestion';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { roleLabel } from '../../session/requirement';
import styles from './Roles.module.css';
import { changeRole, deleteRole, ROLES_ADDRESS } from './roles.api';

interface Props {
  preset: RolePreset;
  /** Only super admins can change presets. */
  mayChange: boolean;
  refresh: () => Promise<unknown>;
}

/** The ticked rights and the version they are based on, so that a concurrent change does not remove ticks. */
interface Draft {
  version: number;
  permissions: PermissionMap;
}

/** The rights that a role gives to people who receive it from now on. */
export function RoleCard({ preset, mayChange, refresh }: Props) {
  const { api, toasts } = usePlatform();
  const write = useVersionedWrite();
  const confirm = useConfirm();
  const [draft, setDraft] = useState<Draft>();
  const [isSaving, setIsSaving] = useState(false);
  useLeaveQuestion(draft !== undefined, UNSAVED_PAGE);
  const name = roleLabel(preset.role);
  const isOpen = mayChange && preset.changeable;

  const change = (permissions: PermissionMap) =>
    setDraft((before) => ({ version: before?.version ?? preset.version, permissions }));
  const theirs = async () => {
    const { data } = await api.get(ROLES_ADDRESS);
    return permissionsAsFields(data.find(({ role }) => role === preset.role)?.permissions ?? {});
  };
  const save = async ({ version, permissions }: Draft) => {
    setIsSaving(true);
    try {
      const { is } = await write({
        name,
        anyway: 'Save anyway',
        onReload: 'Reload to see the newer permissions. Your changes will be lost.',
        compare: { mine: permissionsAsFields(permissions), theirs },
        version,
        call: (madeOn) => changeRole(api, { role: preset.role, version: madeOn }, permissions),
      });
      if (is === 'done') toasts.show('Role updated successfully', 'success');
      if (is !== 'stay') {
        await refresh();
        setDraft(undefined);
      }
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to save role'), 'error');
    }
    setIsSaving(false);
  };

  const remove = async () => {
    if (!(await confirm({ title: 'Delete Role', text: `Delete the role ${name}? Nobody has it.`, isDangerous: true })))
      return;
    try {
      toasts.show((await deleteRole(api, preset)).message, 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to delete role'), 'error');
    }
    await refresh();
  };

  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h3>{name}</h3>
        {preset.custom === true && mayChange && (
          <Button size="small" danger aria-label={`Delete ${name}`} onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </header>
      <p className={styles.note}>
        {preset.changeable
          ? `Changed ${formatDate(preset.updatedAt)}${preset.updatedBy === null ? '' : ` by ${preset.updatedBy}`}`
          : 'Full access. Can’t be limited.'}
      </p>
      {preset.changeable && (
        <PermissionMatrix
          label={`Permissions of ${name}`}
          value={draft?.permissions ?? preset.permissions}
          {...(isOpen ? { onChange: change } : {})}
        />
      )}
      {draft !== undefined && (
        <footer className={styles.foot}>
          <span role="status">Unsaved changes</span>
          <Button onClick={() => setDraft(undefined)}>Discard</Button>
          <Button type="primary" loading={isSaving} onClick={() => void save(draft)}>
            Save Role
          </Button>
        </footer>
      )}
    </article>
  );
}
