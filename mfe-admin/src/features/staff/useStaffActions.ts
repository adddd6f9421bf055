import type { StaffInvitation, StaffMember, StaffPatch } from '@atelier/contracts';
import type { SettableStatus } from '@atelier/contracts/auth/users';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { type ItemWords, useItemActions } from '../../resource-page/useItemActions';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import {
  inviteAgain,
  inviteStaff,
  removeStaff,
  resetTwoFactor,
  setStaffStatus,
  staffMemberAddress,
  updateStaff,
} from './staff.api';
import { formOfStaff, type StaffForm, staffAsFields } from './staffForm';
import { getName } from './staffLabels';

const WORDS: ItemWords = {
  created: 'Invitation sent successfully',
  updated: 'User updated successfully',
  deleted: 'User removed successfully',
  confirmDelete:
    'Are you sure you want to remove this user? They’re signed out immediately, and their email address becomes available again. API keys they created keep working.',
  saveFailed: 'Failed to save user',
  deleteFailed: 'Failed to remove user',
};

const STATUS_WORDS: Readonly<Record<SettableStatus, { title: string; text: string; done: string }>> = {
  suspended: {
    title: 'Suspend',
    text: 'Are you sure you want to suspend this user? They’re signed out immediately. Nothing they made is lost, and API keys they created keep working.',
    done: 'User suspended successfully',
  },
  active: {
    title: 'Reactivate',
    text: 'Are you sure you want to reactivate this user? They can sign in again.',
    done: 'User reactivated successfully',
  },
};

const RESET_TWO_FACTOR = {
  title: 'Reset two-factor sign-in',
  text: 'Are you sure you want to switch two-factor sign-in off for this user? They’ll sign in with just their password, and we’ll tell them by email.',
  isDangerous: true,
};

/** The dialog returns an invitation for a new member, or a patch for an existing one. */
export type StaffDraft = StaffInvitation | StaffPatch;

/** The actions on one staff member; each reports its result. */
export const useStaffActions = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const items = useItemActions<StaffMember, StaffDraft>({
    words: WORDS,
    getName,
    create: (draft) => inviteStaff(api, draft as StaffInvitation),
    update: (member, draft) => updateStaff(api, member, draft as StaffPatch),
    remove: (member) => removeStaff(api, member),
    compare: {
      mine: (draft) => staffAsFields(draft as Partial<StaffForm>),
      theirs: async ({ id }) => staffAsFields(formOfStaff((await api.get(staffMemberAddress(id))).data)),
    },
    refresh,
  });

  const setStatus = async (member: StaffMember, status: SettableStatus): Promise<void> => {
    const { title, text, done } = STATUS_WORDS[status];
    if (!(await confirm({ title, text, isDangerous: status === 'suspended' }))) return;
    try {
      const { is } = await write({
        name: getName(member),
        anyway: `${title} anyway`,
        onReload: 'Reload to see the newer version in the list.',
        version: member.version,
        call: (version) => setStaffStatus(api, { id: member.id, version }, status),
      });
      if (is === 'done') toasts.show(done, 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, WORDS.saveFailed), 'error');
    }
    await refresh();
  };

  const sendAgain = async ({ id, email }: StaffMember): Promise<void> => {
    try {
      await inviteAgain(api, id);
      toasts.show(`A new invitation is on its way to ${email}`, 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to send the invitation'), 'error');
    }
  };

  const resetSecondFactor = async ({ id }: StaffMember): Promise<void> => {
    if (!(await confirm(RESET_TWO_FACTOR))) return;
    try {
      await resetTwoFactor(api, id);
      toasts.show('Two-factor sign-in switched off', 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to reset two-factor sign-in'), 'error');
    }
  };

  return { ...items, setStatus, sendAgain, resetSecondFactor };
};
