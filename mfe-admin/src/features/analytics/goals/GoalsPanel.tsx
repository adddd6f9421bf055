import { lazy, Suspense, useState } from 'react';
import { useReturnFocus } from '../../../layout/useReturnFocus';
import { formatCount, formatShare } from '../../../numbers/numbers';
import { PermittedButton } from '../../../resource-page/PermittedButton';
import { useMissingRights } from '../../../session/useMissingRights';
import breakdown from '../Breakdown.module.css';
import { Change } from '../Change';
import { keptWords } from '../comparisonWords';
import funnel from '../FunnelPanel.module.css';
import { NOTHING } from '../figureFormats';
import type { Report } from '../headlineFigures';
import styles from './GoalsPanel.module.css';
import { goalWords } from './goalWords';

const GoalsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "analytics-goals" */ './GoalsDialog')).GoalsDialog,
}));

type Goals = NonNullable<Report['goals']>;

const HELP = 'Goals count the kept visits that reached them. Rate is their share of these visits.';

function GoalsTable({ goals, isCompared }: { goals: Goals; isCompared: boolean }) {
  return (
    <table className={funnel.table}>
      <thead>
        <tr>
          <th scope="col">Goal</th>
          <th scope="col">Visits</th>
          <th scope="col">Rate</th>
          {isCompared && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {goals.map(({ id, name, target, path, visits, rate }) => (
          <tr key={id}>
            <th scope="row">
              <span
                className={breakdown.bar}
                style={{ inlineSize: `${(rate.value ?? 0) * 100}%` }}
                aria-hidden="true"
              />
              <span className={breakdown.name}>
                <span className={breakdown.text}>{name}</span>
                <span className={breakdown.note}>{goalWords({ target, path })}</span>
              </span>
            </th>
            <td>{formatCount(visits.value ?? 0)}</td>
            <td>{rate.value === null ? NOTHING : formatShare(rate.value)}</td>
            {isCompared && <td>{visits.change === null ? NOTHING : <Change change={visits.change} isMoreBetter />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  report: Report;
  goals: Goals;
  onChanged: () => void;
}

/** How many visits reached each goal, and where goals are defined. */
export function GoalsPanel({ report, goals, onChanged }: Props) {
  const { write: missing } = useMissingRights('analytics');
  const [isManaging, setIsManaging] = useState(false);
  const button = useReturnFocus(isManaging);
  const kept = keptWords(report);
  return (
    <section className={funnel.funnel} aria-labelledby="goals-title">
      <div className={styles.head}>
        <h2 id="goals-title">Goals</h2>
        <PermittedButton ref={button} size="small" missing={missing} onClick={() => setIsManaging(true)}>
          Manage Goals
        </PermittedButton>
      </div>
      {goals.length === 0 ? (
        <p className={breakdown.none}>No goals yet. A goal counts the visits that saw a page, or sent a message.</p>
      ) : (
        <>
          <GoalsTable goals={goals} isCompared={report.comparison !== null} />
          <p className={funnel.help}>{[HELP, kept && `${kept}.`].filter(Boolean).join(' ')}</p>
        </>
      )}
      {isManaging && (
        <Suspense fallback={null}>
          <GoalsDialog onChanged={onChanged} onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </section>
  );
}
