import type { EventOverview } from '@atelier/contracts';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { type Stat, StatCards } from '../../resource-page/StatCards';
import { ConsumersTable } from './ConsumersTable';
import styles from './Events.module.css';
import { OVERVIEW_ADDRESS } from './events.api';
import { StreamCards } from './StreamCards';

const WATCH = { refreshIntervalMs: 5000, retryCount: 1, retryDelayMs: 1000 };

const toStats = ({ rates, consumers }: EventOverview): Stat[] => {
  const sum = (count: (consumer: EventOverview['consumers'][number]) => number) =>
    consumers.reduce((total, consumer) => total + count(consumer), 0);
  return [
    { label: 'Last minute', value: rates.minute },
    { label: 'Last hour', value: rates.hour },
    { label: 'Last 24 hours', value: rates.day },
    { label: 'Waiting', value: sum(({ pending }) => pending) },
    { label: 'Failed', value: sum(({ deadLetters }) => deadLetters) },
  ];
};

/** The size of the streams and the progress of each consumer. */
export function EventOverviewSection() {
  const { data, error, mutate } = useAnswer(OVERVIEW_ADDRESS, watched(WATCH));
  const overview = data?.data;
  return (
    <section aria-label="Overview">
      <SectionHeader title="Overview" hint="Services inform each other by events. Updated every 5 seconds." />
      {overview === undefined && error === undefined && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={8} />
        </div>
      )}
      {overview === undefined && error !== undefined && (
        <LoadFailed subject="The overview" failure={error.message} onRetry={() => void mutate()} />
      )}
      {overview !== undefined && (
        <>
          {error !== undefined && (
            <p role="status" className={styles.stale}>
              These figures are no longer updated: {error.message}
            </p>
          )}
          <StatCards stats={toStats(overview)} />
          <h3 className={styles.heading}>Streams</h3>
          <StreamCards streams={overview.streams} />
          <h3 className={styles.heading}>Consumers</h3>
          <ConsumersTable consumers={overview.consumers} />
        </>
      )}
    </section>
  );
}
