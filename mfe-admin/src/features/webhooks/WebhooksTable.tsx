import type { Webhook } from '@atelier/contracts';
import { Link } from 'wouter';
import { Status } from '../../layout/Status';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { summarizeEvents } from './summarizeEvents';
import styles from './Webhooks.module.css';
import { WEBHOOKS_PATH } from './webhooks.api';
import { getState } from './webhookWords';

const getColumns = (getActions: Props['getActions']): Column<Webhook>[] => [
  {
    title: 'Webhook',
    cell: (webhook) => (
      <>
        <Link href={`${WEBHOOKS_PATH}/${webhook.id}`} className={styles.name ?? ''}>
          {webhook.description}
        </Link>
        <span className={styles.address}>{webhook.url}</span>
      </>
    ),
  },
  { title: 'Events', widthPx: 240, cell: ({ events }) => summarizeEvents(events) },
  {
    title: 'State',
    widthPx: 170,
    cell: (webhook) => {
      const { label, color, hint } = getState(webhook);
      return (
        <>
          <Status color={color}>{label}</Status>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </>
      );
    },
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 64,
    cell: (webhook) => <RowMenu subject={webhook.description} actions={getActions(webhook)} />,
  },
];

interface Props {
  webhooks: readonly Webhook[];
  getActions: (webhook: Webhook) => readonly RowAction[];
}

export function WebhooksTable({ webhooks, getActions }: Props) {
  return (
    <DataTable
      label="List of webhooks"
      columns={getColumns(getActions)}
      items={webhooks}
      getName={({ description }) => description}
    />
  );
}
