import type { StaffMember } from '@atelier/contracts';
import { Tag } from '#antd';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { roleLabel } from '../../session/requirement';
import styles from './Staff.module.css';
import { momentOf, nameOf, STATUS_COLORS, STATUS_LABELS } from './staffLabels';

interface Props {
  staff: readonly StaffMember[];
  /** Who is looking: their own row is marked. */
  ownId: string;
  actionsOf: (member: StaffMember) => readonly RowAction[];
}

const columnsOf = ({ ownId, actionsOf }: Omit<Props, 'staff'>): Column<StaffMember>[] => [
  {
    title: 'User',
    cell: (member) => (
      <div className={styles.person}>
        <InitialsAvatar name={nameOf(member)} />
        <div>
          <b>{nameOf(member)}</b>
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
    cell: ({ status }) => <Tag color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Tag>,
  },
  {
    title: 'Last sign-in',
    widthPx: 190,
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? 'Never' : <time dateTime={lastSignInAt}>{momentOf(lastSignInAt)}</time>,
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 48,
    cell: (member) => <RowMenu subject={nameOf(member)} actions={actionsOf(member)} />,
  },
];

export function StaffTable({ staff, ...props }: Props) {
  return <DataTable label="Staff" columns={columnsOf(props)} items={staff} nameOf={nameOf} />;
}
