import type { TooltipContentProps } from 'recharts';
import { formatCount } from '../../numbers/numbers';
import type { ChartPoint } from './chartPoints';
import { asMoment } from './figureFormats';
import styles from './TimeChart.module.css';

type Props = Partial<Pick<TooltipContentProps, 'active' | 'payload'>> & { figure: string; timeZone: string };

/** The values at the point under the pointer or keyboard focus. */
export function ChartTooltip({ active = false, payload = [], figure, timeZone }: Props) {
  const point = payload[0]?.payload as ChartPoint | undefined;
  if (!active || point === undefined) return null;
  const isToCome = point.value === null && point.before === null;
  return (
    <div className={styles.tooltip}>
      <p>{figure}</p>
      <dl>
        {isToCome && (
          <div>
            <dt>{asMoment(point.at, timeZone)}</dt>
            <dd>still to come</dd>
          </div>
        )}
        {point.value !== null && (
          <div>
            <dt>
              <i className={styles.now} aria-hidden="true" />
              {asMoment(point.at, timeZone)}
              {point.isRunning && ', so far'}
            </dt>
            <dd>{formatCount(point.value)}</dd>
          </div>
        )}
        {point.before !== null && point.beforeAt !== null && (
          <div>
            <dt>
              <i className={styles.then} aria-hidden="true" />
              {asMoment(point.beforeAt, timeZone)}
            </dt>
            <dd>{formatCount(point.before)}</dd>
          </div>
        )}
      </dl>
      {point.published.map(({ at, path, title }) => (
        <p key={`${at}${path}`} className={styles.published}>
          <i className={styles.mark} aria-hidden="true" />
          {title}
        </p>
      ))}
    </div>
  );
}
