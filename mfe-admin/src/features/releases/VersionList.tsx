import type { VersionEntry } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { Status } from '../../layout/Status';
import { formatBytes } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Releases.module.css';
import { versionsAddress } from './releases.api';
import {
  actorName,
  commitRange,
  countChange,
  firstViewSize,
  STATE_COLORS,
  STATE_LABELS,
  sizeChange,
} from './releaseWords';

const PER_PAGE = 10;

type Row = VersionEntry & { id: string; before: VersionEntry | undefined };

/** Each version with the one published before it. */
const toRows = (versions: readonly VersionEntry[]): Row[] =>
  versions.map((entry, place) => ({ ...entry, id: entry.version, before: versions[place + 1] }));

interface Actions {
  /** Why no other version can be made live. */
  pinnedBecause: string | undefined;
  onMakeLive: (entry: VersionEntry) => void;
  /** Whether there is a live version to compare a canary with. */
  canStartCanary: boolean;
  onStartCanary: (entry: VersionEntry) => void;
  onPreview: (entry: VersionEntry) => void;
  onBlock: (entry: VersionEntry) => void;
  onUnblock: (entry: VersionEntry) => void;
  onRemove: (entry: VersionEntry) => void;
}

function RowActions({
  entry,
  pinnedBecause,
  onMakeLive,
  canStartCanary,
  onStartCanary,
  onPreview,
  onBlock,
  onUnblock,
  onRemove,
}: Actions & { entry: VersionEntry }) {
  const { version, live, states, keptBecause, blockedBecause } = entry;
  const isBlocked = blockedBecause !== null;
  const mayWrite = useMay('releases', 'write');
  const mayDelete = useMay('releases', 'delete');
  const missingToShow = mayWrite ? (blockedBecause ?? pinnedBecause) : missingPermission('releases', 'write');
  return (
    <span className={styles.actions}>
      {!live && (
        <PermittedButton missing={missingToShow} onClick={() => onMakeLive(entry)} aria-label={`Make live ${version}`}>
          Make Live
        </PermittedButton>
      )}
      {!live && canStartCanary && !states.includes('canary') && (
        <PermittedButton
          type="text"
          missing={missingToShow}
          onClick={() => onStartCanary(entry)}
          aria-label={`Start a canary of ${version}`}
        >
          Canary
        </PermittedButton>
      )}
      {!live && (
        <PermittedButton
          type="text"
          missing={mayWrite ? (blockedBecause ?? undefined) : missingPermission('releases', 'write')}
          onClick={() => onPreview(entry)}
          aria-label={`Preview ${version}`}
        >
          Preview
        </PermittedButton>
      )}
      <PermittedButton
        type="text"
        missing={mayWrite ? undefined : missingPermission('releases', 'write')}
        onClick={() => (isBlocked ? onUnblock(entry) : onBlock(entry))}
        aria-label={`${isBlocked ? 'Unblock' : 'Block'} ${version}`}
      >
        {isBlocked ? 'Unblock' : 'Block'}
      </PermittedButton>
      <PermittedButton
        type="text"
        danger
        missing={mayDelete ? (keptBecause ?? undefined) : missingPermission('releases', 'delete')}
        onClick={() => onRemove(entry)}
        aria-label={`Delete ${version}`}
      >
        Delete
      </PermittedButton>
    </span>
  );
}

const getColumns = (actions: Actions): Column<Row>[] => [
  {
    title: 'Version',
    cell: ({ version, states, blockedBecause }) => (
      <>
        <b className={styles.name}>{version}</b>
        {blockedBecause && <span className={styles.blocked}>Blocked: {blockedBecause}</span>}
        {states.length > 0 && (
          <span className={styles.states}>
            {states.map((state) => (
              <Status key={state} color={STATE_COLORS[state]}>
                {STATE_LABELS[state]}
              </Status>
            ))}
          </span>
        )}
      </>
    ),
  },
  {
    title: 'Published',
    widthPx: 200,
    cell: ({ publishedAt, publishedBy, commit, signingKey, before }) => (
      <span>
        <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
        <span className={styles.second} title={signingKey ?? undefined}>
          {actorName(publishedBy)}
          {signingKey && ', signed'}
        </span>
        {commit && <span className={styles.second}>Commit {commitRange(before?.commit, commit)}</span>}
      </span>
    ),
  },
  {
    title: 'Size',
    widthPx: 150,
    cell: ({ bytes, firstViewBytes, before }) => (
      <span>
        {formatBytes(bytes)}
        {before && <span className={styles.second}>{sizeChange(bytes - before.bytes)}</span>}
        {firstViewBytes != null && (
          <span className={styles.second} title="Scripts of the first view, compressed with Brotli">
            First view {firstViewSize(firstViewBytes, before?.firstViewBytes)}
          </span>
        )}
      </span>
    ),
  },
  {
    title: 'Files',
    widthPx: 90,
    cell: ({ files, before }) => (
      <span>
        {files}
        {before && <span className={styles.second}>{countChange(files - before.files)}</span>}
      </span>
    ),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 460,
    cell: (entry) => <RowActions entry={entry} {...actions} />,
  },
];

interface Props extends Actions {
  remote: string;
  page: number;
  onPage: (page: number) => void;
}

/** The versions of a remote, newest first, each compared with the previous one. */
export function VersionList({ remote, page, onPage, ...actions }: Props) {
  const { data, error, mutate } = useAnswer(versionsAddress(remote));
  const versions = error === undefined ? data?.data : undefined;
  const rows = toRows(versions ?? []).slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <ResourceSection
      title="Versions"
      hint={`Versions of ${remote}. A version is proven after ten minutes live without a rollback.`}
      action={null}
      filters={null}
      status={listStatus(error, versions)}
      skeleton={<SkeletonCard rows={4} />}
      failure="Failed to load the versions"
      onRetry={() => void mutate()}
      empty={{ title: 'No versions', hint: 'This remote has no published versions' }}
      pagination={{ page, size: PER_PAGE, total: versions?.length ?? 0, onChange: onPage }}
    >
      <DataTable
        label={`Versions of ${remote}`}
        columns={getColumns(actions)}
        items={rows}
        getName={({ version }) => version}
      />
    </ResourceSection>
  );
}
