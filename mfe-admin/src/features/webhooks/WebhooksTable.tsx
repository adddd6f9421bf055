import type { Webhook } from '@atelier/contracts';
import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';
import { Link } from 'wouter';
import { Tag } from '#antd';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import styles from './Webhooks.module.css';
import { WEBHOOKS_PATH } from './webhooks.api';
import { getState } from './webhookWords';

const MOST_SHOWN = 2;

const getEvents = ({ events }: Webhook): string => {
  const shown = events.slice(0, MOST_SHOWN).map(webhookEventLabel).join(', ');
  return events.length > MOST_SHOWN ? `${shown} and ${events.length - MOST_SHOWN} more` : shown;
};

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
  { title: 'Events', widthPx: 240, cell: getEvents },
  {
    title: 'State',
    widthPx: 170,
    cell: (webhook) => {
      const { label, color, hint } = getState(webhook);
      return (
        <>
          <Tag color={color}>{label}</Tag>
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
