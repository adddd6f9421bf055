import type { ApiKey } from '@atelier/contracts';
import { type PermissionMap, rightNames, rightsIn } from '@atelier/contracts/auth/permissions';
import { Button } from '#antd';
import { formatDate } from '../../dates/dates';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { RESOURCE_LABELS } from '../../session/resourceLabels';
import styles from './ApiKeys.module.css';

const toDay = (iso: string | null, otherwise: string) =>
  iso === null ? otherwise : <time dateTime={iso}>{formatDate(iso)}</time>;

const getRights = (permissions: PermissionMap): string => {
  const rights = rightNames(rightsIn(permissions), (resource) => RESOURCE_LABELS[resource].label);
  return rights.length === 0 ? 'None' : rights.join(', ');
};

const isOver = ({ expiresAt }: ApiKey): boolean => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

interface Props {
  keys: readonly ApiKey[];
  /** Absent without delete access. */
  onDelete?: (key: ApiKey) => void;
}

const getColumns = (onDelete: Props['onDelete']): Column<ApiKey>[] => [
  {
    title: 'Name',
    cell: (key) => (
      <>
        <b>{key.name}</b>
        <span className={styles.rights}>{getRights(key.permissions)}</span>
      </>
    ),
  },
  { title: 'Created by', widthPx: 150, cell: ({ createdBy }) => createdBy ?? 'Setup' },
  { title: 'Last used', widthPx: 120, cell: ({ lastUsedAt }) => toDay(lastUsedAt, 'Never') },
  {
    title: 'Expires',
    widthPx: 120,
    cell: (key) => (isOver(key) ? <b>Expired</b> : toDay(key.expiresAt, 'Never')),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 96,
    cell: (key) =>
      onDelete && (
        <Button type="text" danger onClick={() => onDelete(key)} aria-label={`Delete ${key.name}`}>
          Delete
        </Button>
      ),
  },
];

export function ApiKeysTable({ keys, onDelete }: Props) {
  return <DataTable label="Keys" columns={getColumns(onDelete)} items={keys} getName={({ name }) => name} />;
}
