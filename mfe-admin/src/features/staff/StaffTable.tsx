import type { StaffMember } from '@atelier/contracts';
import { Tag } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import { Status } from '../../layout/Status';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { roleLabel } from '../../session/requirement';
import styles from './Staff.module.css';
import { getName, STATUS_COLORS, STATUS_LABELS } from './staffLabels';

interface Props {
  staff: readonly StaffMember[];
  /** The current user's ID; their own row is marked. */
  ownId: string;
  getActions: (member: StaffMember) => readonly RowAction[];
}

const getColumns = ({ ownId, getActions }: Omit<Props, 'staff'>): Column<StaffMember>[] => [
  {
    title: 'User',
    cell: (member) => (
      <div className={styles.person}>
        <InitialsAvatar name={getName(member)} />
        <div>
          <b>{getName(member)}</b>
          {member.id === ownId && <Tag>You</Tag>}
          <span>{member.email}</span>
        </div>
      </div>
    ),
  },
  { title: 'Role', widthPx: 136, cell: ({ role }) => roleLabel(role) },
  {
    title: 'Status',
    widthPx: 120,
    cell: ({ status }) => <Status color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Status>,
  },
  {
    title: 'Last sign-in',
    widthPx: 190,
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? 'Never' : <time dateTime={lastSignInAt}>{formatDateTime(lastSignInAt)}</time>,
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 48,
    cell: (member) => <RowMenu subject={getName(member)} actions={getActions(member)} />,
  },
];

export function StaffTable({ staff, ...props }: Props) {
  return <DataTable label="Staff" columns={getColumns(props)} items={staff} getName={getName} />;
}
