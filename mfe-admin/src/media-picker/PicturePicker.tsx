import type { MediaFile } from '@atelier/contracts';
import { LIBRARY_SORTS, type LibrarySort } from '@atelier/contracts/media/upload';
import { useMemo, useState } from 'react';
import { Button, Pagination, Skeleton } from '#antd';
import { Dialog } from '../forms/Dialog';
import { DialogFooter } from '../forms/DialogFooter';
import { FilePicker } from '../forms/FilePicker';
import { useReportedUploads } from '../forms/textUploads';
import { UPLOADING } from '../forms/unsavedChanges';
import { useLeaveWarning } from '../forms/useLeaveWarning';
import { useAnswer } from '../platform/useAnswer';
import { useConfirm } from '../resource-page/ConfirmProvider';
import { SearchField } from '../resource-page/SearchField';
import { useMay } from '../session/useAdmin';
import { SORT_WORDS } from './librarySorts';
import { mediaFilesAddress } from './mediaFiles.api';
import { PictureChoices } from './PictureChoices';
import styles from './PicturePicker.module.css';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

const PER_PAGE = 18;
const WIDTH_PX = 880;
/** Each file is sent in a call of its own. */
const anyNumberOf = (sort: LibrarySort) => ({ ...LIBRARY_SORTS[sort], maxFiles: Number.POSITIVE_INFINITY });

/** The data needed to insert a picture. */
export interface ChosenPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  id: string;
  name: string;
  typeface: MediaFile['typeface'];
}

interface Props {
  open: boolean;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
  /** What is chosen: pictures if absent. */
  sort?: LibrarySort;
  /** Allowed media types; all of the sort if absent. */
  accept?: readonly string[];
}

const toChosen = ({ url, alt, width, height, id, name, typeface }: MediaFile): ChosenPicture => ({
  ...{ url, alt, width, height, id, name },
  typeface,
});

function PickerBody({ sort = 'picture', accept, onChoose, onClose }: Omit<Props, 'open'>) {
  const { one, many, type } = SORT_WORDS[sort];
  const rule = useMemo(() => anyNumberOf(sort), [sort]);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosenId, setChosenId] = useState('');
  const mayUpload = useMay('media', 'write');
  const confirm = useConfirm();
  const list = useAnswer(mediaFilesAddress({ page, limit: PER_PAGE, search: search || undefined, type }), {
    keepPreviousData: true,
  });
  const uploads = useUploads(({ id }) => {
    setSearch('');
    setPage(1);
    setChosenId(id);
    void list.mutate();
  }, rule);
  const files = list.data?.data;
  const chosen = files?.find(({ id }) => id === chosenId);
  const isAccepted = ({ contentType }: MediaFile) => accept === undefined || accept.includes(contentType);
  useReportedUploads({ waiting: uploads.pending, failed: 0 });
  useLeaveWarning(uploads.isBusy);
  const leave = async (how: () => void) => {
    if (!uploads.isBusy || (await confirm(UPLOADING))) how();
  };
  const choose = (file: MediaFile | undefined) => {
    if (file !== undefined && isAccepted(file)) void leave(() => onChoose(toChosen(file)));
  };
  return (
    <Dialog
      title={`Choose a ${one}`}
      isOpen
      onClose={() => void leave(onClose)}
      widthPx={WIDTH_PX}
      keepsHeight="full"
      footer={
        <DialogFooter state={chosen?.name ?? ''}>
          <Button onClick={() => void leave(onClose)}>Cancel</Button>
          <Button type="primary" disabled={chosen === undefined} onClick={() => choose(chosen)}>
            Use {one}
          </Button>
        </DialogFooter>
      }
    >
      <div className={styles.body}>
        <SearchField
          placeholder={`Search ${many}...`}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        {mayUpload && (
          <FilePicker
            id="picture-upload"
            label={`Upload ${many}, or drop them here`}
            rule={rule}
            onPick={uploads.add}
          />
        )}
        <UploadList uploads={uploads} />
        {files === undefined && list.error === undefined && (
          <div role="status" aria-label="Loading">
            <Skeleton active title={false} paragraph={{ rows: 6 }} />
          </div>
        )}
        {list.error !== undefined && (
          <p role="alert">
            The {many} could not be loaded.{' '}
            <Button size="small" onClick={() => void list.mutate()}>
              Try again
            </Button>
          </p>
        )}
        {files?.length === 0 && (
          <p className={styles.empty}>
            {search === '' ? `There are no ${many} yet.` : `No ${many} match your search.`}
          </p>
        )}
        {files !== undefined && files.length > 0 && (
          <PictureChoices
            files={files}
            chosenId={chosenId}
            isAccepted={isAccepted}
            onSelect={({ id }) => setChosenId(id)}
            onChoose={choose}
          />
        )}
        <Pagination
          size="small"
          current={page}
          pageSize={PER_PAGE}
          total={list.data?.total ?? 0}
          onChange={setPage}
          hideOnSinglePage
          showSizeChanger={false}
        />
      </div>
    </Dialog>
  );
}

/** Chooses a picture or clip from the library or uploads a new one. Its state resets whenever it opens. */
export function PicturePicker({ open, ...props }: Props) {
  return open ? <PickerBody {...props} /> : null;
}
