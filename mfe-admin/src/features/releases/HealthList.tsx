import type { RemoteSummary, VersionHealth, VersionState } from '@atelier/contracts';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { Status } from '../../layout/Status';
import { useAnswer } from '../../platform/useAnswer';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { listStatus } from '../../resource-page/listStatus';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { VitalsByPage } from '../../web-vitals/VitalsByPage';
import { VITAL_COLUMNS } from '../../web-vitals/vitalColumns';
import { failedViews, failuresByPhase, hasReports, shareInWords } from './healthWords';
import styles from './Releases.module.css';
import { healthAddress } from './releases.api';
import { STATE_COLORS, STATE_LABELS } from './releaseWords';

const MAX_ROWS = 10;

type Row = VersionHealth & { id: string; state: VersionState | undefined };

const getState = ({ live, canary }: RemoteSummary, version: string): VersionState | undefined => {
  if (version === live?.version) return 'live';
  if (version === canary?.version) return 'canary';
  return version === live?.previousVersion ? 'previous' : undefined;
};

const ORDER: readonly (VersionState | undefined)[] = ['live', 'canary', 'previous', undefined];

/** The versions with reports: the live one and those it is compared with, then the others. */
const toRows = (summary: RemoteSummary, versions: readonly VersionHealth[]): Row[] =>
  versions
    .map((one) => ({ ...one, id: one.version, state: getState(summary, one.version) }))
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
    .slice(0, MAX_ROWS);

const COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Version',
    cell: ({ version, state }) => (
      <>
        <b className={styles.name}>{version}</b>
        {state && (
          <span className={styles.states}>
            <Status color={STATE_COLORS[state]}>{STATE_LABELS[state]}</Status>
          </span>
        )}
      </>
    ),
  },
  { title: 'Views', widthPx: 90, cell: ({ views }) => <span>{views}</span> },
  {
    title: 'Failed views',
    widthPx: 300,
    cell: ({ views, failures, messages: [latest] }) => {
      const failed = failedViews({ views, failures });
      return (
        <span>
          {failed} ({shareInWords(failed, views)})<span className={styles.second}>{failuresByPhase(failures)}</span>
          {latest && (
            <span className={styles.second}>
              Latest, {latest.phase}: {latest.message}
            </span>
          )}
        </span>
      );
    },
  },
  ...VITAL_COLUMNS,
];

/** Errors and Web Vitals of the versions of a remote, the live one first. */
export function HealthList({ summary }: { summary: RemoteSummary }) {
  const { remote } = summary;
  const { data, error, mutate } = useAnswer(healthAddress(remote));
  const reported = error === undefined ? data?.data.filter(hasReports) : undefined;
  const rows = toRows(summary, reported ?? []);
  const live = rows.find(({ state }) => state === 'live');
  return (
    <ResourceSection
      title="Errors and Web Vitals"
      hint={`What browsers and servers reported about ${remote} in the last 24 hours. Web Vitals are those of the slowest quarter (75th percentile).`}
      action={null}
      filters={null}
      status={listStatus(error, reported)}
      skeleton={<SkeletonCard rows={2} />}
      failure="Failed to load the reports"
      onRetry={() => void mutate()}
      empty={{ title: 'Nothing was reported', hint: 'Figures appear here after the first visits' }}
      pagination={{
        label: 'Pages of the reports',
        page: 1,
        size: MAX_ROWS,
        total: rows.length,
        onChange: () => undefined,
      }}
    >
      <DataTable
        label={`Errors and Web Vitals of ${remote}`}
        columns={COLUMNS}
        items={rows}
        getName={({ version }) => version}
      />
      {live && <VitalsByPage label={`Web Vitals by page of ${remote} ${live.version}`} pages={live.pages ?? []} />}
    </ResourceSection>
  );
}
