import type { RolePreset, StaffMember } from '@atelier/contracts';
import { EDITOR_WIDTH_PX } from '../../forms/EditorDialog';
import { LoadingDialog } from '../../forms/LoadingDialog';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import type { SaveOutcome } from '../../resource-page/useItemActions';
import { EDIT_TITLE, StaffEditor } from './StaffEditor';
import { staffMemberAddress } from './staff.api';
import type { StaffDraft } from './useStaffActions';

interface Props {
  id: string;
  presets: readonly RolePreset[];
  onClose: () => void;
  onSave: (member: StaffMember, draft: StaffDraft) => Promise<SaveOutcome>;
}

/** The dialog for somebody who is here, as the server has them now. */
export function EditStaffMember({ id, presets, onClose, onSave }: Props) {
  const { answer, error, retry } = useFreshAnswer(staffMemberAddress(id));
  const save = async (loaded: StaffMember, draft: StaffDraft): Promise<boolean> => {
    const outcome = await onSave(loaded, draft);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  if (answer === undefined)
    return (
      <LoadingDialog title={EDIT_TITLE} widthPx={EDITOR_WIDTH_PX} error={error} onRetry={retry} onClose={onClose} />
    );
  const member = answer.data;
  return (
    <StaffEditor
      key={`${member.id} ${member.version}`}
      member={member}
      presets={presets}
      onClose={onClose}
      onSave={(draft) => save(member, draft)}
    />
  );
}
