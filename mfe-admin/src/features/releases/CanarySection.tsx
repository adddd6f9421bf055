import type { RunningCanary } from '@atelier/contracts';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { describeCanary } from './canaryWords';
import styles from './Releases.module.css';

interface Props {
  canary: RunningCanary;
  liveVersion: string;
  onChangeShare: () => void;
  onMakeLive: () => void;
  onStop: () => void;
}

/** How the running canary compares with the live version, with actions to go on or back. */
export function CanarySection({ canary, liveVersion, onChangeShare, onMakeLive, onStop }: Props) {
  const missing = useMay('releases', 'write') ? undefined : missingPermission('releases', 'write');
  const { version } = canary;
  return (
    <section aria-label="Canary">
      <SectionHeader
        title="Canary"
        hint="Compared with the live version over the same minutes, at most since midnight UTC."
      />
      <div className={styles.canary}>
        <p className={styles.version}>{version}</p>
        {describeCanary(canary, liveVersion).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className={styles.buttons}>
          <PermittedButton missing={missing} onClick={onChangeShare} aria-label={`Change share of ${version}`}>
            Change Share
          </PermittedButton>
          <PermittedButton missing={missing} onClick={onMakeLive} aria-label={`Make live the canary ${version}`}>
            Make Live
          </PermittedButton>
          <PermittedButton missing={missing} onClick={onStop} aria-label={`Stop canary ${version}`}>
            Stop Canary
          </PermittedButton>
        </div>
      </div>
    </section>
  );
}
