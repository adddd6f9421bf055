import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Alert, Button, Skeleton } from '#antd';
import { UNSAVED_CHANGES, UNSAVED_PAGE } from '../forms/unsavedChanges';
import { useLeaveQuestion } from '../forms/useLeaveQuestion';
import { capitalized } from '../history/ContentItem';
import { LoadFailed } from '../layout/LoadFailed';
import { usePlatform } from '../platform/usePlatform';
import { useConfirm } from '../resource-page/ConfirmProvider';
import { PageHeader } from '../resource-page/PageHeader';
import styles from './ArrangeItems.module.css';
import { SortableList } from './SortableList';
import { useArrangement } from './useArrangement';

interface ArrangedRow {
  id: string;
  name: string;
  detail: string;
  status: ReactNode;
}

interface Props {
  title: string;
  subtitle: string;
  /** The plural noun: 'services'. */
  many: string;
  loadFailed: string;
  /** All items in their current order on the server, because an outdated order would be rejected. */
  read: () => Promise<readonly ArrangedRow[]>;
  save: (ids: string[]) => Promise<unknown>;
  onClose: () => void;
}

const getState = (isSaving: boolean, isChanged: boolean): string => {
  if (isSaving) return 'Saving…';
  return isChanged ? 'Unsaved changes' : '';
};

/** An order that the user made, by its IDs. */
type Wanted = readonly { id: string }[];

interface LoadedRows {
  rows?: readonly ArrangedRow[];
  isFailed?: boolean;
  wanted?: Wanted | undefined;
}

const useRows = (read: Props['read']) => {
  const [all, setAll] = useState<LoadedRows>({});
  const load = useCallback(
    async (wanted?: Wanted) => {
      setAll({ wanted });
      try {
        setAll({ rows: await read(), wanted });
      } catch {
        setAll({ isFailed: true, wanted });
      }
    },
    [read],
  );
  useEffect(() => void load(), [load]);
  return { ...all, reload: (wanted?: Wanted) => void load(wanted) };
};

function Row({ row, place }: { row: ArrangedRow | undefined; place: number }) {
  if (row === undefined) return null;
  return (
    <div className={styles.row}>
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <span className={styles.item}>
        <strong>{row.name}</strong>
        <span>{row.detail}</span>
      </span>
      <span className={styles.tag}>{row.status}</span>
    </div>
  );
}

function Loaded({
  title,
  subtitle,
  many,
  save,
  rows,
  wanted,
  reload,
  onClose,
}: Props & { rows: readonly ArrangedRow[]; wanted: Wanted | undefined; reload: (wanted?: Wanted) => void }) {
  const { toasts } = usePlatform();
  const confirm = useConfirm();
  const outdated = `${capitalized(many)} were added or deleted meanwhile.`;
  const arrangement = useArrangement({ rows, wanted, outdated, save });
  const { order, isChanged, isSaving, refused } = arrangement;
  useLeaveQuestion(isChanged || isSaving, UNSAVED_PAGE);
  const cancel = async () => {
    if (!isChanged || (await confirm({ ...UNSAVED_CHANGES, text: 'Are you sure you want to discard the new order?' })))
      onClose();
  };
  const saveOrder = async () => {
    if (!(await arrangement.save())) return;
    toasts.show(`Order of ${many} saved`, 'success');
    onClose();
  };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <span className={styles.state} role="status">
              {getState(isSaving, isChanged)}
            </span>
            <Button onClick={() => void cancel()}>Cancel</Button>
            <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={() => void saveOrder()}>
              Save Order
            </Button>
          </>
        }
      />
      {refused !== undefined && (
        <Alert
          className={styles.refused ?? ''}
          type="error"
          showIcon
          role="alert"
          title={`The order wasn’t saved. The ${many} keep their old order.`}
          description={refused.message}
          action={
            <span className={styles.ways}>
              <Button size="small" onClick={() => reload(refused.order)}>
                Use my order again
              </Button>
              <Button size="small" onClick={() => reload()}>
                Load the {many} again
              </Button>
            </span>
          }
        />
      )}
      <div className={styles.order}>
        <SortableList label={`${capitalized(many)} in order`} rows={order} isFixed={isSaving} onMove={arrangement.move}>
          {(place) => <Row row={order[place]} place={place} />}
        </SortableList>
      </div>
    </>
  );
}

/** All items of a type in the order that visitors see. */
export function ArrangeItems(props: Props) {
  const { title, subtitle, many, loadFailed, onClose } = props;
  const { rows, isFailed, wanted, reload } = useRows(props.read);
  if (rows !== undefined) return <Loaded {...props} rows={rows} wanted={wanted} reload={reload} />;
  const back = <Button onClick={onClose}>Cancel</Button>;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={back} />
      {isFailed ? (
        <LoadFailed subject={`The ${many}`} failure={loadFailed} onRetry={() => reload(wanted)} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
        </div>
      )}
    </>
  );
}
