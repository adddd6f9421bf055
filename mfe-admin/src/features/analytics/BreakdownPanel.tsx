import { useState } from 'react';
import { Segmented } from '#antd';
import type { AnalyticsState } from './analyticsState';
import styles from './Breakdown.module.css';
import { BreakdownTable } from './BreakdownTable';
import type { BreakdownGroup } from './breakdowns';

interface Props {
  group: BreakdownGroup;
  state: AnalyticsState;
  onChange: (changes: Partial<AnalyticsState>) => void;
}

/** A group of related tables, one shown at a time. */
export function BreakdownPanel({ group, state, onChange }: Props) {
  const [key, setKey] = useState(group.parts[0]?.key);
  const part = group.parts.find((one) => one.key === key) ?? group.parts[0];
  if (part === undefined) return null;
  const { filter } = part;
  return (
    <section className={styles.panel} aria-label={group.title}>
      <div className={styles.head}>
        <h2>{group.title}</h2>
        <Segmented
          size="small"
          aria-label={`${group.title} by`}
          value={part.key}
          options={group.parts.map((one) => ({ value: one.key, label: one.title }))}
          onChange={setKey}
        />
      </div>
      <BreakdownTable
        key={part.key}
        part={part}
        selected={filter === undefined ? '' : state[filter]}
        onSelect={(name) => filter !== undefined && onChange({ [filter]: name })}
      />
    </section>
  );
}
