import type { Delivery, DeliveryStatus, Webhook } from '@atelier/contracts';
import { formatSecond } from '../../dates/dates';
import type { StatusColor } from '../../layout/Status';
import { ALL, type Choice } from '../../resource-page/FilterSelect';

interface Words {
  label: string;
  color: StatusColor;
  hint?: string;
}

const DISABLED: Readonly<Record<NonNullable<Webhook['disabledReason']>, Words>> = {
  staff: { label: 'Disabled', color: 'default' },
  gone: { label: 'Disabled', color: 'error', hint: 'The address answered 410 Gone.' },
  failing: { label: 'Disabled', color: 'error', hint: 'Every delivery failed for five days.' },
};

/** The state of a webhook, with the reason. */
export const getState = ({ disabledReason, failingSince }: Webhook): Words => {
  if (disabledReason !== null) return DISABLED[disabledReason];
  if (failingSince === null) return { label: 'Enabled', color: 'success' };
  return { label: 'Failing', color: 'warning', hint: `Since ${formatSecond(failingSince)}` };
};

export const STATUS_WORDS: Readonly<Record<DeliveryStatus, Words>> = {
  waiting: { label: 'Waiting', color: 'warning' },
  delivered: { label: 'Delivered', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
};

export const STATUS_CHOICES: readonly Choice[] = [
  ALL,
  ...Object.entries(STATUS_WORDS).map(([value, { label }]) => ({ value, label })),
];

/** The last result in one line. */
export const getResult = ({ lastStatus, lastError, attempts }: Delivery): string => {
  if (attempts === 0) return 'Not sent yet';
  if (lastError === null && lastStatus === null) return 'Being sent';
  return lastError ?? `Answered ${lastStatus}.`;
};
