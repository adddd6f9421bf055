import type { PostTerm } from '@atelier/contracts';
import { Link } from 'wouter';
import { countOf } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { RowMenu } from '../../resource-page/RowMenu';
import type { WantedMove } from './MoveDialog';
import { type TermKind } from './termWords';

interface Props {
  kind: TermKind;
  label: string;
  terms: readonly PostTerm[];
  /** The right that changes need, if it is missing. */
  missing: string | undefined;
  onMove: (wanted: WantedMove) => void;
}

type Row = PostTerm & { id: string };

/** The names with their posts, which the blog manager lists. */
export function TermsTable({ kind, label, terms, missing, onMove }: Props) {
  const move = (action: WantedMove['action'], term: PostTerm) => ({
    label: action === 'rename' ? 'Rename' : 'Merge into…',
    missing: missing ?? (term.count === 0 ? 'It has no posts.' : undefined),
    run: () => onMove({ kind, term, action }),
  });
  const columns: readonly Column<Row>[] = [
    { title: 'Name', cell: (term) => <b>{term.label}</b> },
    {
      title: 'Posts',
      widthPx: 140,
      cell: ({ name, count }) => (
        <Link href={`/admin/blog?${new URLSearchParams({ [kind]: name })}`}>{countOf(count, 'post')}</Link>
      ),
    },
    {
      title: 'Actions',
      hasHiddenTitle: true,
      widthPx: 56,
      cell: (term) => (
        <RowMenu
          subject={term.label}
          actions={[...(kind === 'tag' ? [move('rename', term)] : []), move('merge', term)]}
        />
      ),
    },
  ];
  const rows = terms.map((term) => ({ ...term, id: term.name }));
  return <DataTable label={label} columns={columns} items={rows} getName={(term) => term.label} isDense />;
}
