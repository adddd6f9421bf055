import type { Submission } from '@atelier/contracts';
import { Tag } from '#antd';
import { formatDate, formatTime } from '../../dates/dates';
import { type Column, DataTable, type Sorting } from '../../resource-page/DataTable';
import type { Selection } from '../../resource-page/useSelection';
import { SubmissionContact } from './SubmissionContact';
import { type SubmissionHandlers, SubmissionMenu } from './SubmissionMenu';
import { SubmissionPriority, SubmissionStatus } from './SubmissionStatus';
import { SubmissionSubject } from './SubmissionSubject';
import styles from './Submissions.module.css';
import { getTopic } from './submissionLabels';

interface Props extends SubmissionHandlers {
  submissions: readonly Submission[];
  selection: Selection;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const getColumns = (handlers: SubmissionHandlers): Column<Submission>[] => [
  { title: 'Contact', sort: 'name', widthPx: 216, cell: (one) => <SubmissionContact submission={one} /> },
  {
    title: 'Subject',
    sort: 'subject',
    cell: (one) => <SubmissionSubject submission={one} onRead={handlers.onRead} />,
  },
  { title: 'Service', widthPx: 152, cell: (one) => <Tag>{getTopic(one)}</Tag> },
  {
    title: 'Status',
    sort: 'status',
    widthPx: 112,
    cell: ({ status, assignee }) => (
      <>
        <SubmissionStatus status={status} />
        {assignee && <span className={styles.assignee}>{assignee.name}</span>}
      </>
    ),
  },
  { title: 'Priority', widthPx: 84, cell: (one) => <SubmissionPriority submission={one} /> },
  {
    title: 'Date',
    sort: 'created_at',
    widthPx: 104,
    cell: ({ created_at }) => (
      <time dateTime={created_at} className={styles.date}>
        {formatDate(created_at)}
        <span>{formatTime(created_at)}</span>
      </time>
    ),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 48,
    cell: (one) => <SubmissionMenu submission={one} {...handlers} />,
  },
];

export function SubmissionsTable({ submissions, selection, sorting, onSort, ...handlers }: Props) {
  return (
    <DataTable
      label="Submissions"
      columns={getColumns(handlers)}
      items={submissions}
      selection={selection}
      getName={({ name }) => `the message from ${name}`}
      sorting={sorting}
      onSort={onSort}
    />
  );
}
