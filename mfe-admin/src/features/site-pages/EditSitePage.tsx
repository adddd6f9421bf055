import type { PageDraft, SitePage } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { EDITOR_WIDTH_PX } from '../../forms/EditorDialog';
import { LoadingDialog } from '../../forms/LoadingDialog';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import type { SaveOutcome } from '../../resource-page/useItemActions';
import { EDIT_TITLE, SitePageDialog } from './SitePageDialog';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (page: SitePage, draft: PageDraft) => Promise<SaveOutcome>;
}

/** The dialog for a page that exists, as the server has it now. */
export function EditSitePage({ id, onClose, onSave }: Props) {
  const { answer, error, retry } = useFreshAnswer(addressOf('GET /pages/{id}', { params: { id } }));
  const save = async (loaded: SitePage, draft: PageDraft): Promise<boolean> => {
    const outcome = await onSave(loaded, draft);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  if (answer === undefined)
    return (
      <LoadingDialog title={EDIT_TITLE} widthPx={EDITOR_WIDTH_PX} error={error} onRetry={retry} onClose={onClose} />
    );
  const { page } = answer;
  return (
    <SitePageDialog
      key={`${page.id} ${page.version}`}
      page={page}
      onClose={onClose}
      onSave={(draft) => save(page, draft)}
    />
  );
}
