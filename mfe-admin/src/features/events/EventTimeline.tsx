import type { EventDetail, EventEffect } from '@atelier/contracts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatSecond } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { countOf, formatDuration } from '../../numbers/numbers';
import styles from './Events.module.css';
import { FAILED_EVENTS_PATH } from './events.api';
import { EFFECT_WORDS } from './eventWords';

interface StepProps {
  label: string;
  tag?: ReactNode;
  at: string | null;
  /** Time since the event. */
  afterMs: number | null;
  children?: ReactNode;
}

function Step({ label, tag, at, afterMs, children }: StepProps) {
  return (
    <li>
      <p className={styles.step}>
        <strong>{label}</strong> {tag}
        {afterMs !== null && <span className={styles.after}>+{formatDuration(afterMs)}</span>}
      </p>
      <p className={styles.hint}>
        {at !== null && <time dateTime={at}>{formatSecond(at)}</time>}
        {children}
      </p>
    </li>
  );
}

const getLabel = ({ consumer, handler }: EventEffect): string =>
  handler === '' ? consumer : `${consumer}, ${handler}`;

function Effect({ effect }: { effect: EventEffect }) {
  const { state, at, latencyMs, deliveries, deadLetter, error, consumer } = effect;
  const { label, color, hint } = EFFECT_WORDS[state];
  return (
    <Step label={getLabel(effect)} tag={<Status color={color}>{label}</Status>} at={at} afterMs={latencyMs}>
      {deliveries !== null && `, ${countOf(deliveries, 'attempt')}`}
      {hint}
      {error !== null && (
        <>
          {': '}
          {error}{' '}
        </>
      )}
      {deadLetter !== null && <Link href={`${FAILED_EVENTS_PATH}?consumer=${consumer}`}>Show failed event</Link>}
    </Step>
  );
}

const since = (event: EventDetail, at: string | null): number | null =>
  at === null ? null : Math.max(0, Date.parse(at) - Date.parse(event.time));

/** The steps from the write to the effect in each service, with the time each took. */
export function EventTimeline({ event }: { event: EventDetail }) {
  const { owner, time, sentAt, storedAt, effects } = event;
  return (
    <ol className={styles.timeline}>
      <Step label={`Written by ${owner}`} at={time} afterMs={null} />
      <Step label="Stored in the stream" at={storedAt} afterMs={since(event, storedAt)} />
      {sentAt !== null && <Step label={`Confirmed to ${owner}`} at={sentAt} afterMs={since(event, sentAt)} />}
      {effects.map((effect) => (
        <Effect key={`${effect.consumer} ${effect.handler} ${effect.deadLetter}`} effect={effect} />
      ))}
      {effects.length === 0 && (
        <li>
          <p className={styles.hint}>No service listens to this type of event.</p>
        </li>
      )}
    </ol>
  );
}
