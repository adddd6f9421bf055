import { useState } from 'react';
import { Button, Skeleton } from '#antd';
import { PlusOutlined } from '#icons';
import { LoadFailed } from '../../layout/LoadFailed';
import { useAnswer } from '../../platform/useAnswer';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { useAdmin } from '../../session/useAdmin';
import { NewRoleDialog } from './NewRoleDialog';
import { RoleCard } from './RoleCard';
import styles from './Roles.module.css';
import { ROLES_ADDRESS } from './roles.api';

const PLACEHOLDERS = ['one', 'two', 'three', 'four'];

/** The rights of each role. Only a user's own permissions apply; they are edited with the user. */
export function RolesPage() {
  const { data, error, mutate } = useAnswer(ROLES_ADDRESS);
  const mayChange = useAdmin().role === 'super_admin';
  const presets = data?.data;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-label="Roles">
      <SectionHeader
        title="Roles"
        hint={
          mayChange
            ? 'Permissions that come with a role from now on. People who already have the role keep theirs.'
            : 'Permissions that come with a role. Only a super admin can change them.'
        }
        action={
          mayChange &&
          presets !== undefined && (
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              New Role
            </Button>
          )
        }
      />
      {isAdding && presets !== undefined && (
        <NewRoleDialog presets={presets} onClose={() => setIsAdding(false)} refresh={() => mutate()} />
      )}
      {error !== undefined && presets === undefined && (
        <LoadFailed subject="The roles" failure="Failed to load roles" onRetry={() => void mutate()} />
      )}
      <div className={styles.cards}>
        {presets === undefined
          ? error === undefined &&
            PLACEHOLDERS.map((name) => (
              <div key={name} className={styles.card}>
                <Skeleton active paragraph={{ rows: 8 }} />
              </div>
            ))
          : presets.map((preset) => (
              <RoleCard key={preset.role} preset={preset} mayChange={mayChange} refresh={() => mutate()} />
            ))}
      </div>
    </section>
  );
}
