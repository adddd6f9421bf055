import type { Member } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { EDITOR_WIDTH_PX } from '../../forms/EditorDialog';
import { LoadingDialog } from '../../forms/LoadingDialog';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import type { SaveOutcome } from '../../resource-page/useItemActions';
import { EDIT_TITLE, MemberDialog } from './MemberDialog';
import type { MemberEntry } from './team.api';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (member: Member, entry: MemberEntry) => Promise<SaveOutcome>;
}

/** The dialog for a member that exists, as the server has them now. */
export function EditMember({ id, onClose, onSave }: Props) {
  const { answer, error, retry } = useFreshAnswer(addressOf('GET /team/{id}', { params: { id } }));
  const save = async (loaded: Member, entry: MemberEntry): Promise<boolean> => {
    const outcome = await onSave(loaded, entry);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  if (answer === undefined)
    return (
      <LoadingDialog title={EDIT_TITLE} widthPx={EDITOR_WIDTH_PX} error={error} onRetry={retry} onClose={onClose} />
    );
  const { member } = answer;
  return (
    <MemberDialog
      key={`${member.id} ${member.version}`}
      member={member}
      onClose={onClose}
      onSave={(entry) => save(member, entry)}
    />
  );
}
