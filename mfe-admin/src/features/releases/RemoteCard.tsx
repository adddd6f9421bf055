import type { RemoteSummary } from '@atelier/contracts';
import { Link } from 'wouter';
import { formatDateTime } from '../../dates/dates';
import { countOf } from '../../numbers/numbers';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Releases.module.css';
import { actorName } from './releaseWords';

interface Props {
  summary: RemoteSummary;
  isShown: boolean;
  onRollBack: (summary: RemoteSummary) => void;
  onPin: (summary: RemoteSummary) => void;
}

const describeSince = ({ since, by }: NonNullable<RemoteSummary['live']>): string =>
  `Live since ${since === null ? 'an unknown time' : formatDateTime(since)}${by === null ? '' : `, by ${actorName(by)}`}`;

/** A remote with its live version. */
export function RemoteCard({ summary, isShown, onRollBack, onPin }: Props) {
  const { remote, live, versions, canary } = summary;
  const mayWrite = useMay('releases', 'write');
  const previous = live?.previousVersion;
  const pinned = live?.pinnedBecause;
  return (
    <li className={styles.remote} data-is-shown={isShown}>
      <h2>
        <Link href={`/admin/releases?remote=${remote}`} aria-current={isShown ? 'true' : undefined}>
          {remote}
        </Link>
      </h2>
      <p className={styles.version}>{live?.version ?? 'Nothing is live'}</p>
      {live !== null && <p className={styles.note}>{describeSince(live)}</p>}
      <p className={styles.note}>{countOf(versions, 'version')}</p>
      {canary && (
        <p className={styles.note}>
          Canary: {canary.version} for {canary.percent}%
        </p>
      )}
      {pinned && <p className={styles.blocked}>Pinned: {pinned}</p>}
      <div className={styles.buttons}>
        {typeof previous === 'string' && (
          <PermittedButton
            missing={mayWrite ? (pinned ?? undefined) : missingPermission('releases', 'write')}
            onClick={() => onRollBack(summary)}
            aria-label={`Roll back ${remote} to ${previous}`}
          >
            Roll Back
          </PermittedButton>
        )}
        {live !== null && (
          <PermittedButton
            missing={mayWrite ? undefined : missingPermission('releases', 'write')}
            onClick={() => onPin(summary)}
            aria-label={`${pinned ? 'Unpin' : 'Pin'} ${remote}`}
          >
            {pinned ? 'Unpin' : 'Pin'}
          </PermittedButton>
        )}
      </div>
    </li>
  );
}
