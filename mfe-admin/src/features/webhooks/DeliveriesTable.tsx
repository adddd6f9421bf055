import type { Delivery } from '@atelier/contracts';
import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';
import { Button, Tag } from '#antd';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { PermittedButton } from '../../resource-page/PermittedButton';
import styles from './Webhooks.module.css';
import { attemptsOf, momentOf, resultOf, STATUS_WORDS } from './webhookWords';

interface Props {
  deliveries: readonly Delivery[];
  /** Which permission a replay lacks. */
  missing: string | undefined;
  onOpen: (delivery: Delivery) => void;
  onReplay: (delivery: Delivery) => void;
}

const nameOf = ({ type, createdAt }: Delivery): string => `${webhookEventLabel(type)}, ${momentOf(createdAt)}`;

const columnsOf = ({ missing, onOpen, onReplay }: Props): Column<Delivery>[] => [
  {
    title: 'Event',
    cell: (delivery) => (
      <>
        <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(delivery)}>
          {webhookEventLabel(delivery.type)}
        </Button>
        <time className={styles.hint} dateTime={delivery.createdAt}>
          {momentOf(delivery.createdAt)}
        </time>
      </>
    ),
  },
  {
    title: 'Status',
    widthPx: 120,
    cell: ({ status }) => <Tag color={STATUS_WORDS[status].color}>{STATUS_WORDS[status].label}</Tag>,
  },
  {
    title: 'Result',
    cell: (delivery) => (
      <>
        {resultOf(delivery)}
        <span className={styles.hint}>
          {attemptsOf(delivery.attempts)}
          {delivery.latencyMs !== null && `, ${delivery.latencyMs} ms`}
          {delivery.nextAttemptAt !== null && `, next ${momentOf(delivery.nextAttemptAt)}`}
        </span>
      </>
    ),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 96,
    cell: (delivery) => (
      <PermittedButton
        type="text"
        missing={missing}
        onClick={() => onReplay(delivery)}
        aria-label={`Replay ${nameOf(delivery)}`}
      >
        Replay
      </PermittedButton>
    ),
  },
];

export function DeliveriesTable(props: Props) {
  return <DataTable label="List of deliveries" columns={columnsOf(props)} items={props.deliveries} nameOf={nameOf} />;
}
