import type { MediaFile } from '@atelier/contracts';
import { LIBRARY_UPLOAD } from '@atelier/contracts/media/upload';
import { useLocation } from 'wouter';
import { Button } from '#antd';
import { UPLOADING } from '../../forms/unsavedChanges';
import { useLeaveQuestion } from '../../forms/useLeaveQuestion';
import { UploadList } from '../../media-picker/UploadList';
import { useUploads } from '../../media-picker/useUploads';
import { usePlatform } from '../../platform/usePlatform';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import { CARD_VIEWS } from '../../resource-page/cardViews';
import { getPage } from '../../resource-page/getPage';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import type { PageProps } from '../../routing/AdminRoute';
import { getEditedId } from '../../routing/getEditedId';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { FileCard } from './FileCard';
import { FileDetails } from './FileDetails';
import styles from './Media.module.css';
import { MediaFilters } from './MediaFilters';
import { MediaSkeleton } from './MediaSkeleton';
import { FILES_PER_PAGE } from './media.api';
import { FILE_NOUN, mediaBulkEntries } from './mediaBulk';
import { MEDIA_LIST_DEFAULTS, type MediaListState } from './mediaListState';
import { TagDialog } from './TagDialog';
import { UploadButton } from './UploadButton';
import { useBulkTags } from './useBulkTags';
import { useCopyAddress } from './useCopyAddress';
import { useFileDrop } from './useFileDrop';
import { useMediaActions } from './useMediaActions';
import { useMediaFiles } from './useMediaFiles';

const NOTHING: readonly MediaFile[] = [];
const LIST_PATH = '/admin/media';

type List = ReturnType<typeof useMediaFiles>;

const toStats = ({ stats }: List, chosen: string, choose: (shown: string) => void) =>
  [
    { label: 'Files', value: stats?.total, shown: 'all' },
    { label: 'Used', value: stats?.used, shown: 'used' },
    { label: 'Unused', value: stats?.unused, shown: 'unused' },
    { label: 'In trash', value: stats?.trashed, shown: 'trash' },
  ].map(({ shown, ...figure }) => ({ ...figure, isSelected: chosen === shown, onSelect: () => choose(shown) }));

const toEmpty = (state: MediaListState, clear: () => void) => {
  if (state.shown === 'trash') return { title: 'The trash is empty', hint: 'Deleted files stay here for 30 days' };
  if (isFiltering(state, MEDIA_LIST_DEFAULTS))
    return {
      title: 'No files found',
      hint: 'Try adjusting your search or filters',
      action: <Button onClick={clear}>Clear filters</Button>,
    };
  return { title: 'No files yet', hint: 'Upload pictures, clips, or PDF files, or drop them anywhere on this page' };
};

/** The media library: find, upload, describe, replace, delete, and restore files. */
export function MediaPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [, navigate] = useLocation();
  const [state, change] = useListState(MEDIA_LIST_DEFAULTS);
  const list = useMediaFiles(state);
  const { refresh, failure } = list;
  const files = list.files ?? NOTHING;
  const selection = useSelection(files);
  const actions = useMediaActions(refresh);
  const uploads = useUploads(() => void refresh(), LIBRARY_UPLOAD);
  useLeaveQuestion(uploads.isBusy, UPLOADING);
  const copy = useCopyAddress();
  const afterBulk = async () => {
    selection.clear();
    await refresh();
  };
  const bulk = useBulkAction<MediaFile>(FILE_NOUN, afterBulk);
  const tagging = useBulkTags(afterBulk);
  const mayWrite = useMay('media', 'write');
  const mayDelete = useMay('media', 'delete');
  const withoutWrite = mayWrite ? undefined : missingPermission('media', 'write');
  const { isOver, zone } = useFileDrop(mayWrite, uploads.add);
  const isTrash = state.shown === 'trash';
  const opened = getEditedId(subPath);
  const go = (path: string) => navigate(path + window.location.search);
  const close = () => go(LIST_PATH);

  return (
    <div className={isOver ? styles.dropping : ''} {...zone}>
      <ResourcePage
        title="Media Library"
        subtitle="Pictures, clips, and PDF files on the site, and where they’re used"
        actions={
          <>
            {!isTrash && selection.selected.length > 0 && (
              <PermittedButton missing={withoutWrite} onClick={() => tagging.ask(selection.selected)}>
                Add tags
              </PermittedButton>
            )}
            <BulkMenu
              selection={selection}
              entries={mediaBulkEntries(api, isTrash, mayDelete)}
              isRunning={bulk.isRunning}
              onRun={bulk.run}
            />
            <UploadButton missing={withoutWrite} onPick={uploads.add} />
          </>
        }
        stats={toStats(list, state.shown, (shown) => change({ shown }))}
        filters={<MediaFilters state={state} tags={list.tags} onChange={change} />}
        viewsScreen="media"
        selectionBar={
          <SelectionBar selection={selection} shown={`${files.length} of ${list.total} files`}>
            <ViewToggle value={state.view} views={CARD_VIEWS} onChange={(view) => change({ view, page: state.page })} />
          </SelectionBar>
        }
        notice={
          <div className={styles.above}>
            <UploadList uploads={uploads} />
          </div>
        }
        status={listStatus(failure, list.files)}
        skeleton={<MediaSkeleton view={state.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={toEmpty(state, () => change(MEDIA_LIST_DEFAULTS))}
        pagination={getPage(state.page, FILES_PER_PAGE, list.total, change)}
      >
        <ul className={state.view === 'list' ? styles.list : styles.grid} aria-label="Files">
          {files.map((file) => (
            <FileCard
              key={file.id}
              file={file}
              isSelected={selection.has(file.id)}
              onToggle={selection.toggle}
              onOpen={({ id }) => go(`${LIST_PATH}/${id}/edit`)}
              onCopy={copy}
              onDelete={(one) => void actions.remove(one)}
              onRestore={(one) => void actions.restore(one)}
            />
          ))}
        </ul>
      </ResourcePage>
      {opened !== undefined && opened !== 'new' && (
        <FileDetails id={opened} tags={list.tags} actions={actions} refresh={refresh} onClose={close} />
      )}
      {tagging.files !== undefined && (
        <TagDialog
          files={tagging.files}
          known={list.tags.map(({ tag }) => tag)}
          onClose={tagging.cancel}
          onAdd={tagging.add}
        />
      )}
      <BulkReport report={bulk.report} getName={({ name }) => name} onClose={bulk.closeReport} />
      <BulkReport report={tagging.report} getName={({ name }) => name} onClose={tagging.closeReport} />
    </div>
  );
}
