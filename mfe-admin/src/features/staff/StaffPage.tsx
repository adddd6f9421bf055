import { Button, Skeleton } from '#antd';
import { PlusOutlined } from '#icons';
import { EditItem } from '../../forms/EditItem';
import { countOf } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { getPage } from '../../resource-page/getPage';
import { ListFilters } from '../../resource-page/ListFilters';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { useListPath } from '../../resource-page/useListPath';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { useManagedList } from '../../resource-page/useManagedList';
import type { PageProps } from '../../routing/AdminRoute';
import { missingPermission } from '../../session/requirement';
import { useAdmin, useMay } from '../../session/useAdmin';
import styles from './Staff.module.css';
import { EDIT_TITLE, StaffEditor } from './StaffEditor';
import { StaffTable } from './StaffTable';
import { ROLES_ADDRESS, STAFF_PER_PAGE, staffListAddress, staffMemberAddress } from './staff.api';
import { getRoleFilters, STATUS_FILTERS } from './staffLabels';
import { getStaffMenu } from './staffMenu';
import { useStaffActions } from './useStaffActions';

const LIST_PATH = '/admin/settings/users';
const DEFAULTS = { search: '', role: 'all', status: 'all', page: '1' };

/** The staff manager: invite, change rights, suspend, and remove members. */
export function StaffPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [state, change] = useListState(DEFAULTS);
  const { rows, total, failure, refresh } = useManagedList({
    list: staffListAddress(state),
    name: 'users',
    failed: 'Failed to load users',
  });
  const presets = useAnswer(ROLES_ADDRESS).data?.data;
  const filters = [
    { name: 'role', label: 'Role', choices: getRoleFilters(presets ?? []) },
    { name: 'status', label: 'Status', choices: STATUS_FILTERS },
  ] as const;
  const actions = useStaffActions(refresh);
  const { id: ownId, role } = useAdmin();
  const rights = { mayWrite: useMay('users', 'write'), mayDelete: useMay('users', 'delete') };
  const at = useListPath(LIST_PATH, subPath, rights.mayWrite);
  const getActions = getStaffMenu({ ownId, isSuperAdmin: role === 'super_admin', ...rights, actions, onEdit: at.edit });

  return (
    <>
      <ResourceSection
        title="Users"
        hint={`${countOf(total, 'person has', 'people have')} an account here.`}
        action={
          <PermittedButton
            type="primary"
            icon={<PlusOutlined />}
            missing={rights.mayWrite ? undefined : missingPermission('users', 'write')}
            onClick={at.add}
          >
            Invite User
          </PermittedButton>
        }
        filters={<ListFilters placeholder="Search users..." filters={filters} state={state} onChange={change} />}
        status={listStatus(failure, rows)}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton active avatar paragraph={{ rows: 6 }} />
          </div>
        }
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={{
          title: 'No users found',
          hint: isFiltering(state, DEFAULTS)
            ? 'Try adjusting your search or filters'
            : 'Invite someone to join your team',
          ...(isFiltering(state, DEFAULTS)
            ? { action: <Button onClick={() => change(DEFAULTS)}>Clear filters</Button> }
            : {}),
        }}
        pagination={getPage(state.page, STAFF_PER_PAGE, total, change)}
      >
        <StaffTable staff={rows ?? []} ownId={ownId} getActions={getActions} />
      </ResourceSection>
      {at.edited === 'new' && presets !== undefined && (
        <StaffEditor
          member={undefined}
          presets={presets}
          onClose={at.close}
          onSave={async (draft) => (await actions.create(draft)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && presets !== undefined && (
        <EditItem
          id={at.edited}
          title={EDIT_TITLE}
          load={async (id, signal) => (await api.get(staffMemberAddress(id), { signal })).data}
          onClose={at.close}
          onSave={actions.update}
        >
          {(member, save) => <StaffEditor member={member} presets={presets} onClose={at.close} onSave={save} />}
        </EditItem>
      )}
    </>
  );
}
