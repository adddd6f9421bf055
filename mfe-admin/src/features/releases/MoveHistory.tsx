import type { ReleaseMove } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { listStatus } from '../../resource-page/listStatus';
import { ResourceSection } from '../../resource-page/ResourceSection';
import styles from './Releases.module.css';
import { MOVES_PER_PAGE, movesAddress } from './releases.api';
import { actorName, moveLabel } from './releaseWords';

const COLUMNS: readonly Column<ReleaseMove>[] = [
  { title: 'Live', cell: ({ version }) => <b className={styles.name}>{version}</b> },
  { title: 'Before', cell: ({ previousVersion }) => previousVersion ?? 'Nothing' },
  { title: 'What', widthPx: 150, cell: ({ kind }) => moveLabel(kind) },
  { title: 'Who', widthPx: 170, cell: ({ by }) => actorName(by) },
  { title: 'When', widthPx: 200, cell: ({ movedAt }) => <time dateTime={movedAt}>{formatDateTime(movedAt)}</time> },
];

interface Props {
  remote: string;
  page: string;
  onPage: (page: number) => void;
}

/** The history of a remote's live versions, latest first. */
export function MoveHistory({ remote, page, onPage }: Props) {
  const { data, error, mutate } = useAnswer(movesAddress(remote, page), { keepPreviousData: true });
  const moves = error === undefined ? data?.data : undefined;
  return (
    <ResourceSection
      title="History"
      hint={`What was live for ${remote}, latest change first.`}
      action={null}
      filters={null}
      status={listStatus(error, moves)}
      skeleton={<SkeletonCard rows={4} />}
      failure="Failed to load the history"
      onRetry={() => void mutate()}
      empty={{ title: 'No history', hint: 'No version has been live yet' }}
      pagination={{
        label: 'Pages of the history',
        page: Number(page),
        size: MOVES_PER_PAGE,
        total: data?.total ?? 0,
        onChange: onPage,
      }}
    >
      <DataTable
        label={`History of ${remote}`}
        columns={COLUMNS}
        items={moves ?? []}
        getName={({ version }) => version}
      />
    </ResourceSection>
  );
}
