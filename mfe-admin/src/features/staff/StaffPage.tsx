import type { StaffMember } from '@atelier/contracts';
import { Button, Skeleton } from '#antd';
import { PlusOutlined } from '#icons';
import { useAnswer } from '../../platform/useAnswer';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { pageOf } from '../../resource-page/pageOf';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import type { PageProps } from '../../routing/AdminRoute';
import { missingPermission } from '../../session/requirement';
import { useAdmin, useMay } from '../../session/useAdmin';
import { EditStaffMember } from './EditStaffMember';
import styles from './Staff.module.css';
import { StaffEditor } from './StaffEditor';
import { StaffFilters } from './StaffFilters';
import { StaffTable } from './StaffTable';
import { ROLES_ADDRESS, STAFF_PER_PAGE } from './staff.api';
import { isFiltering, STAFF_LIST_DEFAULTS } from './staffListState';
import { staffMenuOf } from './staffMenu';
import { useStaff } from './useStaff';
import { useStaffActions } from './useStaffActions';

const LIST_PATH = '/admin/settings/users';
const NOBODY: readonly StaffMember[] = [];

/** Who works here: invite somebody, say what they may do, suspend them or take them off the staff. */
export function StaffPage({ subPath }: PageProps) {
  const [state, change] = useListState(STAFF_LIST_DEFAULTS);
  const { staff, total, failure, refresh } = useStaff(state);
  const presets = useAnswer(ROLES_ADDRESS).data?.data;
  const actions = useStaffActions(refresh);
  const { id: ownId, role } = useAdmin();
  const rights = { mayWrite: useMay('users', 'write'), mayDelete: useMay('users', 'delete') };
  const at = useListPath(LIST_PATH, subPath, rights.mayWrite);
  const actionsOf = staffMenuOf({ ownId, isSuperAdmin: role === 'super_admin', ...rights, actions, onEdit: at.edit });

  return (
    <>
      <ResourceSection
        title="Users"
        hint={`${total} ${total === 1 ? 'person has' : 'people have'} an account here.`}
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
        filters={<StaffFilters state={state} onChange={change} />}
        status={listStatus(failure, staff)}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton active avatar paragraph={{ rows: 6 }} />
          </div>
        }
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={{
          title: 'No users found',
          hint: isFiltering(state) ? 'Try adjusting your search or filters' : 'Invite somebody to work with you',
          ...(isFiltering(state)
            ? { action: <Button onClick={() => change(STAFF_LIST_DEFAULTS)}>Clear filters</Button> }
            : {}),
        }}
        pagination={pageOf(state.page, STAFF_PER_PAGE, total, change)}
      >
        <StaffTable staff={staff ?? NOBODY} ownId={ownId} actionsOf={actionsOf} />
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
        <EditStaffMember id={at.edited} presets={presets} onClose={at.close} onSave={actions.update} />
      )}
    </>
  );
}
