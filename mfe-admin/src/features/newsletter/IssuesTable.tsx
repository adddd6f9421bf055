import type { NewsletterIssueSummary } from '@atelier/contracts';
import { Link } from 'wouter';
import { Status } from '../../layout/Status';
import { formatCount } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { RowMenu } from '../../resource-page/RowMenu';
import type { MissingRights } from '../../session/useMissingRights';
import { getByline, getIssuePath, progressOf, STATE_COLORS, STATE_LABELS } from './issueWords';
import styles from './Newsletter.module.css';

interface Props {
  issues: readonly NewsletterIssueSummary[];
  missing: MissingRights;
  onEdit: (issue: NewsletterIssueSummary) => void;
  onDelete: (issue: NewsletterIssueSummary) => void;
}

const NOT_SENT = <span className={styles.faint}>–</span>;

const getColumns = ({ missing, onEdit, onDelete }: Omit<Props, 'issues'>): Column<NewsletterIssueSummary>[] => [
  {
    title: 'Issue',
    cell: (issue) => (
      <div className={styles.issue}>
        <Link href={getIssuePath(issue)}>{issue.subject}</Link>
        <span>{getByline(issue)}</span>
      </div>
    ),
  },
  {
    title: 'Status',
    widthPx: 120,
    cell: ({ state }) => <Status color={STATE_COLORS[state]}>{STATE_LABELS[state]}</Status>,
  },
  {
    title: 'Sent',
    widthPx: 140,
    cell: (issue) => {
      if (issue.state === 'draft') return NOT_SENT;
      return issue.state === 'sending' ? progressOf(issue) : formatCount(issue.counts.sent);
    },
  },
  {
    title: 'Failed',
    widthPx: 96,
    isMinor: true,
    cell: ({ state, counts }) => (state === 'draft' ? NOT_SENT : formatCount(counts.failed)),
  },
  {
    title: 'Unsubscribed',
    widthPx: 132,
    isMinor: true,
    cell: ({ state, counts }) => (state === 'draft' ? NOT_SENT : formatCount(counts.unsubscribed)),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 48,
    cell: (issue) =>
      issue.state === 'draft' && (
        <RowMenu
          subject={issue.subject}
          actions={[
            { label: 'Edit', missing: missing.write, run: () => onEdit(issue) },
            { label: 'Delete', isDangerous: true, missing: missing.delete, run: () => onDelete(issue) },
          ]}
        />
      ),
  },
];

export function IssuesTable({ issues, ...props }: Props) {
  return <DataTable label="Issues" columns={getColumns(props)} items={issues} getName={({ subject }) => subject} />;
}
