import type { FunnelStep } from '@atelier/contracts';
import { formatCount } from '../../numbers/numbers';
import breakdown from './Breakdown.module.css';
import styles from './FunnelPanel.module.css';
import { asAlignedShare, NOTHING } from './figureFormats';
import type { Report } from './headlineFigures';

const LABELS: Readonly<Record<FunnelStep, string>> = {
  visit: 'All visits',
  work: 'Saw work',
  contact: 'Opened contact',
  sent: 'Sent a message',
};

const asRate = (part: number, whole: number | undefined): string => (whole ? asAlignedShare(part / whole) : NOTHING);

/** How many visits come close to a message. The bars repeat the shares. */
export function FunnelPanel({ funnel }: { funnel: NonNullable<Report['funnel']> }) {
  const all = funnel[0]?.visits ?? 0;
  return (
    <section className={styles.funnel} aria-labelledby="funnel-title">
      <h2 id="funnel-title">From Visit to Message</h2>
      {all === 0 ? (
        <p className={breakdown.none}>No visits in this period.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Visits</th>
              <th scope="col">Share</th>
              <th scope="col">Step Rate</th>
            </tr>
          </thead>
          <tbody>
            {funnel.map(({ name, visits }, index) => (
              <tr key={name}>
                <th scope="row">
                  <span
                    className={breakdown.bar}
                    style={{ inlineSize: `${Math.min(1, visits / all) * 100}%` }}
                    aria-hidden="true"
                  />
                  <span className={breakdown.name}>{LABELS[name]}</span>
                </th>
                <td>{formatCount(visits)}</td>
                <td>{asRate(visits, all)}</td>
                <td>{asRate(visits, funnel[index - 1]?.visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.help}>
        Each step counts every visit that reached it, in any order. Work is a project, a service, or a list of them;
        contact is the contact page. A message counts once it is in the inbox. Share is the share of all visits. Step
        rate compares a step with the one above, and can exceed 100%.
      </p>
    </section>
  );
}
