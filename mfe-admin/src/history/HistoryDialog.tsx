import { useState } from 'react';
import { Button, Pagination, Skeleton } from '#antd';
import { Dialog } from '../forms/Dialog';
import { useAnswer } from '../platform/useAnswer';
import { LazyComparison } from '../resource-page/LazyComparison';
import { PermittedButton } from '../resource-page/PermittedButton';
import { missingPermission } from '../session/requirement';
import { useMay } from '../session/useAdmin';
import type { ContentItem, ContentSort } from './ContentItem';
import { REVISIONS_PER_PAGE, revisionAddress, revisionsAddress } from './contentTools.api';
import styles from './History.module.css';
import { PublishReceipt } from './PublishReceipt';
import receiptStyles from './PublishReceipt.module.css';
import { RevisionList } from './RevisionList';
import { useRestore } from './useRestore';

const WIDTH_PX = 1120;

interface Props {
  sort: ContentSort;
  item: ContentItem;
  onClose: () => void;
  /** Called after an earlier version has been restored. */
  onRestored: () => Promise<unknown>;
}

interface ComparedProps {
  sort: ContentSort;
  item: ContentItem;
  version: number;
  current: number;
}

/** A version next to the current one, with the differences marked. */
function Compared({ sort, item, version, current }: ComparedProps) {
  const chosen = useAnswer(revisionAddress(sort.path, item.id, version));
  const now = useAnswer(revisionAddress(sort.path, item.id, current));
  if (chosen.error !== undefined || now.error !== undefined)
    return (
      <p role="alert">
        This version could not be loaded.{' '}
        <Button size="small" onClick={() => void Promise.all([chosen.mutate(), now.mutate()])}>
          Try again
        </Button>
      </p>
    );
  if (chosen.data === undefined) return <Skeleton active />;
  const names = { mine: `Version ${version}`, theirs: `Now, version ${current}` };
  return <LazyComparison mine={chosen.data.data.values} theirs={now.data?.data.values} names={names} />;
}

/** The versions of an item, which can be compared and restored. */
export function HistoryDialog({ sort, item, onClose, onRestored }: Props) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number>();
  const list = useAnswer(revisionsAddress(sort.path, item.id, page), { keepPreviousData: true });
  // The current version is on the first page only; the item may have been loaded before it.
  const latest = useAnswer(revisionsAddress(sort.path, item.id, 1));
  const restore = useRestore({ sort, item });
  const mayWrite = useMay(sort.resource, 'write');
  const revisions = list.data?.data;
  const current = latest.data?.data.find(({ isCurrent }) => isCurrent)?.version ?? item.version;
  const version = chosen ?? revisions?.find(({ isCurrent }) => !isCurrent)?.version;
  const total = list.data?.total ?? 0;

  const goBack = async (to: number) => {
    if (!(await restore.run(to, current))) return;
    setChosen(undefined);
    await Promise.all([list.mutate(), latest.mutate(), onRestored()]);
  };

  return (
    <Dialog
      title={`History of ${item.name}`}
      isOpen
      onClose={onClose}
      widthPx={WIDTH_PX}
      keepsHeight="full"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {version !== undefined && version !== current && (
            <PermittedButton
              type="primary"
              missing={mayWrite ? undefined : missingPermission(sort.resource, 'write')}
              loading={restore.isRunning}
              onClick={() => void goBack(version)}
            >
              {`Restore Version ${version}`}
            </PermittedButton>
          )}
        </>
      }
    >
      {list.error !== undefined && revisions === undefined ? (
        <p role="alert">
          The history could not be loaded.{' '}
          <Button size="small" onClick={() => void list.mutate()}>
            Try again
          </Button>
        </p>
      ) : (
        <div className={styles.history}>
          <div>
            {revisions === undefined ? (
              <Skeleton active paragraph={{ rows: 8 }} />
            ) : (
              <RevisionList revisions={revisions} chosen={version} onChoose={setChosen} />
            )}
            {total > REVISIONS_PER_PAGE && (
              <Pagination simple current={page} pageSize={REVISIONS_PER_PAGE} total={total} onChange={setPage} />
            )}
          </div>
          <section className={styles.compared} aria-label="Comparison" aria-live="polite">
            {version !== undefined && revisions?.find((one) => one.version === version)?.isPublished && (
              <section className={receiptStyles.kept} aria-label="Publish receipt">
                <h3>{`Publish receipt of version ${version}`}</h3>
                <PublishReceipt key={version} kind={sort.kind} id={item.id} version={version} />
              </section>
            )}
            {revisions !== undefined && version === undefined && <p>There is no earlier version yet.</p>}
            {version !== undefined && version === current && <p>This is the current version.</p>}
            {version !== undefined && version !== current && (
              <Compared key={version} sort={sort} item={item} version={version} current={current} />
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}
