import type { PermissionMap, RolePreset } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { PermissionMatrix } from '../../forms/PermissionMatrix';
import { useLeaveWarning } from '../../forms/useLeaveWarning';
import { usePlatform } from '../../platform/usePlatform';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { roleLabel } from '../../session/requirement';
import { momentOf } from './momentOf';
import styles from './Roles.module.css';
import { changeRole } from './roles.api';

interface Props {
  preset: RolePreset;
  /** Presets are for super_admin alone to change. */
  mayChange: boolean;
  refresh: () => Promise<unknown>;
}

/** What a role brings to whoever gets it from now on. */
export function RoleCard({ preset, mayChange, refresh }: Props) {
  const { api, toasts } = usePlatform();
  const write = useVersionedWrite();
  const [draft, setDraft] = useState<PermissionMap>();
  const [isSaving, setIsSaving] = useState(false);
  useLeaveWarning(draft !== undefined);
  const name = roleLabel(preset.role);
  const isOpen = mayChange && preset.changeable;

  const save = async (permissions: PermissionMap) => {
    setIsSaving(true);
    try {
      const { is } = await write({
        name,
        anyway: 'Save anyway',
        onReload: 'Reload shows the newer permissions; yours are lost.',
        version: preset.version,
        call: (version) => changeRole(api, { role: preset.role, version }, permissions),
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

  return (
    <article className={styles.card} aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.note}>
        {preset.changeable
          ? `Changed ${momentOf(preset.updatedAt)}${preset.updatedBy === null ? '' : ` by ${preset.updatedBy}`}`
          : 'May do everything, whatever a map says.'}
      </p>
      {preset.changeable && (
        <PermissionMatrix
          label={`Permissions of ${name}`}
          value={draft ?? preset.permissions}
          {...(isOpen ? { onChange: setDraft } : {})}
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
