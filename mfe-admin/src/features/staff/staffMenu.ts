import type { StaffMember } from '@atelier/contracts';
import type { RowAction } from '../../resource-page/RowMenu';
import { missingPermission } from '../../session/requirement';
import type { useStaffActions } from './useStaffActions';

interface Handlers {
  /** Required to reset two-factor sign-in. */
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

/** Invited members can be invited again, suspended ones reinstated, and all others suspended. */
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

/** The menu of a member; disabled entries state the reason. */
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
