import type { Webhook } from '@atelier/contracts';
import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';
import { Link } from 'wouter';
import { Tag } from '#antd';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import styles from './Webhooks.module.css';
import { WEBHOOKS_PATH } from './webhooks.api';
import { stateOf } from './webhookWords';

const MOST_SHOWN = 2;

const eventsOf = ({ events }: Webhook): string => {
  const shown = events.slice(0, MOST_SHOWN).map(webhookEventLabel).join(', ');
  return events.length > MOST_SHOWN ? `${shown} and ${events.length - MOST_SHOWN} more` : shown;
};

const columnsOf = (actionsOf: Props['actionsOf']): Column<Webhook>[] => [
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
  { title: 'Events', widthPx: 240, cell: eventsOf },
  {
    title: 'State',
    widthPx: 170,
    cell: (webhook) => {
      const { label, color, hint } = stateOf(webhook);
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
    cell: (webhook) => <RowMenu subject={webhook.description} actions={actionsOf(webhook)} />,
  },
];

interface Props {
  webhooks: readonly Webhook[];
  actionsOf: (webhook: Webhook) => readonly RowAction[];
}

export function WebhooksTable({ webhooks, actionsOf }: Props) {
  return (
    <DataTable
      label="List of webhooks"
      columns={columnsOf(actionsOf)}
      items={webhooks}
      nameOf={({ description }) => description}
    />
  );
}
