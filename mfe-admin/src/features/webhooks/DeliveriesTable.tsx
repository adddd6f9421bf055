import type { Delivery } from '@atelier/contracts';
import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';
import { Button } from '#antd';
import { formatSecond } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { countOf } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { PermittedButton } from '../../resource-page/PermittedButton';
import styles from './Webhooks.module.css';
import { getResult, STATUS_WORDS } from './webhookWords';

interface Props {
  deliveries: readonly Delivery[];
  /** The permission that a replay lacks, if any. */
  missing: string | undefined;
  onOpen: (delivery: Delivery) => void;
  onReplay: (delivery: Delivery) => void;
}

const getName = ({ type, createdAt }: Delivery): string => `${webhookEventLabel(type)}, ${formatSecond(createdAt)}`;

const getColumns = ({ missing, onOpen, onReplay }: Props): Column<Delivery>[] => [
  {
    title: 'Event',
    cell: (delivery) => (
      <>
        <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(delivery)}>
          {webhookEventLabel(delivery.type)}
        </Button>
        <time className={styles.hint} dateTime={delivery.createdAt}>
          {formatSecond(delivery.createdAt)}
        </time>
      </>
    ),
  },
  {
    title: 'Status',
    widthPx: 120,
    cell: ({ status }) => <Status color={STATUS_WORDS[status].color}>{STATUS_WORDS[status].label}</Status>,
  },
  {
    title: 'Result',
    cell: (delivery) => (
      <>
        {getResult(delivery)}
        <span className={styles.hint}>
          {countOf(delivery.attempts, 'attempt')}
          {delivery.latencyMs !== null && `, ${delivery.latencyMs} ms`}
          {delivery.nextAttemptAt !== null && `, next ${formatSecond(delivery.nextAttemptAt)}`}
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
        aria-label={`Replay ${getName(delivery)}`}
      >
        Replay
      </PermittedButton>
    ),
  },
];

export function DeliveriesTable(props: Props) {
  return (
    <DataTable label="List of deliveries" columns={getColumns(props)} items={props.deliveries} getName={getName} />
  );
}
