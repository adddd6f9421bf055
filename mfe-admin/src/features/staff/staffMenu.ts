import type { StaffMember } from '@atelier/contracts';
import type { RowAction } from '../../resource-page/RowMenu';
import { missingPermission } from '../../session/requirement';
import type { useStaffActions } from './useStaffActions';

interface Handlers {
  /** What two-factor sign-in is reset by, and nothing less. */
  isSuperAdmin: boolean;
  ownId: string;
  mayWrite: boolean;
  mayDelete: boolean;
  onEdit: (member: StaffMember) => void;
  actions: ReturnType<typeof useStaffActions>;
}

const OWN_STATUS = 'You cannot suspend yourself.';
const OWN_REMOVAL = 'You cannot remove yourself.';

interface StatusActions {
  member: StaffMember;
  actions: Handlers['actions'];
  writing: string | undefined;
  isOneself: boolean;
}

/** Who is invited is asked again, who is suspended comes back, anybody else can be suspended. */
const statusActions = ({ member, actions, writing, isOneself }: StatusActions): RowAction[] => {
  if (member.status === 'suspended')
    return [{ label: 'Reactivate', missing: writing, run: () => void actions.setStatus(member, 'active') }];
  const suspension: RowAction = {
    label: 'Suspend',
    missing: writing ?? (isOneself ? OWN_STATUS : undefined),
    run: () => void actions.setStatus(member, 'suspended'),
  };
  if (member.status === 'active') return [suspension];
  return [{ label: 'Invite Again', missing: writing, run: () => void actions.sendAgain(member) }, suspension];
};

/** What can be done with somebody, with the reason beside what cannot. */
export const getStaffMenu =
  ({ ownId, isSuperAdmin, mayWrite, mayDelete, onEdit, actions }: Handlers) =>
  (member: StaffMember): readonly RowAction[] => {
    const isOneself = member.id === ownId;
    const writing = mayWrite ? undefined : missingPermission('users', 'write');
    const deleting = mayDelete ? undefined : missingPermission('users', 'delete');
    return [
      { label: 'Edit', missing: writing, run: () => onEdit(member) },
      ...statusActions({ member, actions, writing, isOneself }),
      ...(isSuperAdmin && !isOneself
        ? [{ label: 'Reset Two-Factor Sign-In', run: () => void actions.resetSecondFactor(member) }]
        : []),
      {
        label: 'Remove',
        isDangerous: true,
        missing: deleting ?? (isOneself ? OWN_REMOVAL : undefined),
        run: () => void actions.remove(member),
      },
    ];
  };
