import { Tag } from '#antd';
import type { Report } from '../headlineFigures';
import { type Conditions, filledConditions, LABELS, valueWords } from './conditions';
import styles from './Segments.module.css';

interface Props {
  conditions: Conditions;
  goals: Report['goals'];
  onChange: (conditions: Conditions) => void;
}

/** The conditions of the report, each of which can be removed. */
export function SegmentNote({ conditions, goals, onChange }: Props) {
  const filled = filledConditions(conditions);
  if (filled.length === 0) return null;
  return (
    <p className={styles.note}>
      {filled.map(([name, value]) => (
        <Tag
          key={name}
          closable={{ 'aria-label': `Remove ${LABELS[name]}` }}
          onClose={() => onChange({ ...conditions, [name]: '' })}
        >
          {LABELS[name]}: {valueWords(name, value, goals)}
        </Tag>
      ))}
      {filled.length === 1
        ? 'The report covers only visits that meet this.'
        : 'The report covers only visits that meet all of these.'}
    </p>
  );
}
