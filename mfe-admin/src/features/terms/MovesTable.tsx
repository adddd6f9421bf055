import type { PostTerms, TermMove } from '@atelier/contracts';
import { formatDate } from '../../dates/dates';
import { countOf } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { PermittedButton } from '../../resource-page/PermittedButton';
import styles from './Terms.module.css';
import { KIND_LABELS, labelIn } from './termWords';

interface Props {
  terms: PostTerms;
  missing: string | undefined;
  isRunning: boolean;
  onContinue: (move: TermMove, title: string) => void;
}

type Row = TermMove & { id: string; fromLabel: string; toLabel: string };

/** Names whose links lead to another one; unfinished moves can be continued. */
export function MovesTable({ terms, missing, isRunning, onContinue }: Props) {
  const rows = terms.moves.map((move): Row => {
    const known = move.kind === 'category' ? terms.categories : terms.tags;
    const [fromLabel, toLabel] = [labelIn(known, move.from), labelIn(known, move.to)];
    return { ...move, id: `${move.kind}:${move.from}`, fromLabel, toLabel };
  });
  const columns: readonly Column<Row>[] = [
    {
      title: 'Former name',
      cell: ({ fromLabel, toLabel }) => (
        <span className={styles.from}>
          {fromLabel} <span>now leads to</span> <b>{toLabel}</b>
        </span>
      ),
    },
    { title: 'Kind', widthPx: 112, isMinor: true, cell: ({ kind }) => KIND_LABELS[kind] },
    {
      title: 'Changed',
      widthPx: 200,
      isMinor: true,
      cell: ({ movedAt, movedBy }) => `${formatDate(movedAt)}${movedBy === null ? '' : `, ${movedBy}`}`,
    },
    {
      title: 'Posts left',
      widthPx: 220,
      cell: (move) =>
        move.remaining > 0 && (
          <PermittedButton
            size="small"
            missing={missing}
            disabled={isRunning}
            onClick={() => onContinue(move, `Merge ${move.fromLabel} into ${move.toLabel}`)}
          >
            {`Continue, ${countOf(move.remaining, 'post')} left`}
          </PermittedButton>
        ),
    },
  ];
  return <DataTable label="List of former names" columns={columns} items={rows} getName={({ from }) => from} isDense />;
}
