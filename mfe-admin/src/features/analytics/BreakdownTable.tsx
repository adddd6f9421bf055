import { useState } from 'react';
import { Button } from '#antd';
import { formatCount } from '../../numbers/numbers';
import styles from './Breakdown.module.css';
import type { Breakdown, BreakdownRow } from './breakdowns';
import { asAlignedShare, asDuration, NOTHING } from './figureFormats';

const FIRST_ROWS = 8;

interface Props {
  part: Breakdown;
  selected: string;
  onSelect: (name: string) => void;
}

function Name({ part, row, selected, onSelect }: Props & { row: BreakdownRow }) {
  const words = (
    <>
      <span className={styles.text}>{row.label}</span>
      {row.note && <span className={styles.note}>{row.note}</span>}
    </>
  );
  if (part.filter === undefined || row.name.startsWith('(')) return <span className={styles.name}>{words}</span>;
  const isSelected = row.name === selected;
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={isSelected}
      title={isSelected ? 'Show all' : `Show only ${row.label}`}
      onClick={() => onSelect(isSelected ? '' : row.name)}
    >
      {words}
    </button>
  );
}

/** Names with their figures as bars; a name works as a filter where the figures support it. */
export function BreakdownTable({ part, selected, onSelect }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const { rows, unit } = part;
  if (rows.length === 0) return <p className={styles.none}>{part.none}</p>;
  const most = rows[0]?.value ?? 1;
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const hasMessages = rows.some(({ messages = 0 }) => messages > 0);
  const hasTimes = rows.some(({ averageSeconds }) => averageSeconds != null);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{part.title}</th>
            {hasMessages && <th scope="col">Messages</th>}
            {hasTimes && (
              <th scope="col" title="Until the next page or the message; the last page of a visit has no time">
                Avg. Time
              </th>
            )}
            <th scope="col">{unit}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${(row.value / most) * 100}%` }}
                  aria-hidden="true"
                />
                <Name part={part} row={row} selected={selected} onSelect={onSelect} />
              </th>
              {hasMessages && <td>{formatCount(row.messages ?? 0)}</td>}
              {hasTimes && <td>{row.averageSeconds == null ? NOTHING : asDuration(row.averageSeconds)}</td>}
              <td>{formatCount(row.value)}</td>
              <td className={styles.share}>{asAlignedShare(row.value / sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FIRST_ROWS && (
        <Button type="text" size="small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}
