import type { RemoteRelease } from '@atelier/contracts';
import { Alert, Skeleton } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { formatBytes } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import type { PlannedMove } from './moveWords';
import styles from './Releases.module.css';
import { releaseChanges } from './releaseChanges';
import { releaseAddress } from './releases.api';
import { commitRange, fileChanges, sizeChange } from './releaseWords';

type Fact = [term: string, words: string];

const getTotal = ({ files }: RemoteRelease): number => files.reduce((total, { bytes }) => total + bytes, 0);

const routeFacts = (term: string, routes: readonly string[]): Fact[] =>
  routes.length === 0 ? [] : [[term, routes.join(', ')]];

const commitFacts = (before: RemoteRelease, after: RemoteRelease): Fact[] =>
  after.commit === undefined ? [] : [['Commits', commitRange(before.commit, after.commit)]];

const changeFacts = (before: RemoteRelease, after: RemoteRelease): Fact[] => {
  const { bytes, files, addedRoutes, removedRoutes } = releaseChanges(before, after);
  return [
    ['Size', `${formatBytes(getTotal(after))} (${sizeChange(bytes)})`],
    ['Files', fileChanges(files)],
    ...commitFacts(before, after),
    ...routeFacts('New addresses', addedRoutes),
    ...routeFacts('Removed addresses', removedRoutes),
  ];
};

const getFacts = ({ from, to }: PlannedMove, before: RemoteRelease | undefined, after: RemoteRelease | undefined) => [
  ['Live now', from ?? 'Nothing'],
  ['Will be live', after === undefined ? to : `${to}, published ${formatDateTime(after.publishedAt)}`],
  ...(before === undefined || after === undefined ? [] : changeFacts(before, after)),
];

/** The effects of a move, computed from the registered files of both versions. */
export function MoveSummary({ move }: { move: PlannedMove }) {
  const { remote, from, to, wasRolledBack } = move;
  const after = useAnswer(releaseAddress(remote, to));
  const before = useAnswer(from === undefined ? null : releaseAddress(remote, from));
  const isFailed = (after.error ?? before.error) !== undefined;
  return (
    <div className={styles.form}>
      {wasRolledBack && (
        <Alert type="warning" showIcon title="This version was live before and was rolled back. Check why first." />
      )}
      {isFailed && (
        <Alert type="warning" showIcon title="What will change could not be loaded. You can continue without it." />
      )}
      {!isFailed && (after.isLoading || before.isLoading) ? (
        <div role="status" aria-label="Loading what will change">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : (
        <dl className={styles.facts}>
          {getFacts(move, before.data?.data, after.data?.data).map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.note}>
        Visitors get it within seconds. Pages that are already open keep their version until they are reloaded.
      </p>
    </div>
  );
}
