import type { ItemDrafts } from '@atelier/contracts';
import { discardWorkingCopy, readDrafts } from '../drafts/drafts.api';
import { withValues } from '../drafts/withValues';
import { LoadingDialog } from '../forms/LoadingDialog';
import type { Entry } from '../forms/toFormData';
import { type ContentRow, getContentItem } from '../history/ContentItem';
import { useContentTools } from '../history/useContentTools';
import { useFreshAnswer } from '../platform/useFreshAnswer';
import { usePlatform } from '../platform/usePlatform';
import { useConfirm } from '../resource-page/ConfirmProvider';
import type { SaveOutcome } from '../resource-page/useItemActions';
import { useItemReview } from '../reviews/useItemReview';
import type { MissingRights } from '../session/useMissingRights';
import type { ContentListState, ContentType } from './ContentType';
import { questionBefore, scheduleWords } from './savedSchedule';
import { useItemDrafting } from './useItemDrafting';

const NO_DRAFTS: ItemDrafts = { workingCopy: null, autoSaved: null };

interface Opened<Loaded> {
  /** The item as stored on the server. */
  item: Loaded;
  drafts: ItemDrafts;
}

interface Props<Item extends ContentRow, Loaded extends Item, Draft extends object, State extends ContentListState> {
  type: ContentType<Item, Loaded, Draft, State>;
  id: string;
  onClose: () => void;
  onSave: (item: Loaded, entry: Entry<Draft>) => Promise<SaveOutcome>;
  /** Unpublishes an item after a confirmation; true if it did. */
  onUnpublish: (item: Loaded) => Promise<boolean>;
  getMissing: (item: Item) => MissingRights;
  refresh: () => Promise<unknown>;
}

function OpenedEditor<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
>(
  props: Props<Item, Loaded, Draft, State> & { opened: Opened<Loaded>; renew: () => Promise<void>; reload: () => void },
) {
  const { type, opened, onClose, onSave, onUnpublish, refresh, renew, reload } = props;
  const { item, drafts } = opened;
  const { sort, Editor } = type;
  const { api } = usePlatform();
  const confirm = useConfirm();
  const tools = useContentTools<Loaded>(
    sort,
    type.getName,
    async () => {
      await refresh();
      reload();
    },
    // The form keeps unsaved changes.
    () => Promise.all([refresh(), renew()]),
  );
  const { dialog: reviewDialog, ...review } = useItemReview(sort, item.id);
  const drafting = useItemDrafting({
    review,
    sort,
    item,
    name: type.getName(item),
    drafts,
    onChanged: () => void refresh(),
    schedule: scheduleWords(getContentItem(item, '')),
    unpublish: async () => {
      if (await onUnpublish(item)) onClose();
    },
    plan: () => tools.plan(item),
    tools: tools.getEditorActions(item),
    renew,
    reload,
  });
  const save = async (entry: Entry<Draft>): Promise<boolean> => {
    const question = questionBefore(sort, item, entry.draft);
    if (question !== undefined && !(await confirm(question))) return false;
    const outcome = await onSave(item, entry);
    if (outcome === 'reload') reload();
    if (outcome !== 'saved') return false;
    // The server ends a working copy that equals the saved item; one that was edited since must be discarded here.
    if (drafting.workingCopy !== undefined)
      await discardWorkingCopy(api, sort.kind, drafting.workingCopy, true).then(refresh, () => undefined);
    if (review.found !== undefined) void review.refresh();
    return true;
  };
  const shown = drafting.workingCopy === undefined ? item : withValues(item, drafting.workingCopy.values);
  return (
    <>
      <Editor item={shown} drafting={drafting} onClose={onClose} onSave={save} />
      {tools.dialogs}
      {reviewDialog}
    </>
  );
}

/** The editor of an existing item with its working copy; reloads the item, because the list may be out of date. */
export function EditContent<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
>(props: Props<Item, Loaded, Draft, State>) {
  const { type, id, onClose, getMissing } = props;
  const { api } = usePlatform();
  const { answer, error, retry, renew } = useFreshAnswer(id, async (wanted, signal): Promise<Opened<Loaded>> => {
    const item = await type.read(api, wanted, { signal });
    return { item, drafts: await readDrafts(api, type.sort.kind, item.id).catch(() => NO_DRAFTS) };
  });
  if (answer === undefined)
    return <LoadingDialog title={type.editTitle} error={error} onRetry={retry} onClose={onClose} />;
  const { write: refusal } = getMissing(answer.item);
  if (refusal !== undefined)
    return <LoadingDialog title={type.editTitle} error={new Error(refusal)} onRetry={retry} onClose={onClose} />;
  return <OpenedEditor key={answer.item.id} {...props} opened={answer} renew={renew} reload={retry} />;
}
