import { getAddress } from '@atelier/web-kit/api/calls';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { ProcessFigures } from './ProcessFigures';
import { RoutesTable } from './RoutesTable';
import { ServicesTable } from './ServicesTable';
import styles from './System.module.css';

const WATCH = { refreshIntervalMs: 10_000, retryCount: 1, retryDelayMs: 1000 };

const HEALTH = getAddress('GET /health');
const DATABASES = getAddress('GET /db-test');
const PERFORMANCE = getAddress('GET /performance');

/** Whether every part answers, and how fast: for people who look before they call an operator. */
export function SystemPage() {
  const health = useAnswer(HEALTH, watched(WATCH));
  const databases = useAnswer(DATABASES, watched(WATCH));
  const performance = useAnswer(PERFORMANCE, watched(WATCH));
  const failure = health.error ?? performance.error;
  const reload = () => void Promise.all([health.mutate(), databases.mutate(), performance.mutate()]);
  const figures = performance.data?.data;
  return (
    <section aria-label="System">
      <SectionHeader
        title="System"
        hint="Services, their databases, and the speed of answers. Updated every 10 seconds."
      />
      {failure !== undefined && <LoadFailed subject="The system’s state" failure={failure.message} onRetry={reload} />}
      {failure === undefined && (health.data === undefined || figures === undefined) && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={8} />
        </div>
      )}
      {failure === undefined && health.data !== undefined && figures !== undefined && (
        <>
          <h3 className={styles.heading}>Services</h3>
          <ServicesTable health={health.data} databases={databases.data?.data.databases ?? []} />
          <h3 className={styles.heading}>API gateway</h3>
          <ProcessFigures figures={figures} />
          <h3 className={styles.heading}>Slowest calls</h3>
          <RoutesTable routes={figures.routes} />
        </>
      )}
    </section>
  );
}
