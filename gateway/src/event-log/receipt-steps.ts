import {
  type EventDetail,
  type EventEffect,
  type PublishReceipt,
  RECEIPT_STEPS,
  type ReceiptStep,
  type ReceiptStepName,
} from '@atelier/contracts';

/** The effects of which a step consists, and the consumer that causes them. */
const SOURCES: Readonly<Record<ReceiptStepName, { consumer: string; isPart: (effect: string) => boolean }>> = {
  page: { consumer: 'shell', isPart: (effect) => effect === 'cache' },
  cache: { consumer: 'gateway', isPart: (effect) => effect === 'cache' },
  sitemap: { consumer: 'seo', isPart: (effect) => effect === 'sitemap' },
  feed: { consumer: 'seo', isPart: (effect) => effect === 'feeds' },
  search: { consumer: 'search', isPart: (effect) => effect === 'index' },
  card: { consumer: 'seo', isPart: (effect) => effect === 'share card' },
  webhooks: { consumer: 'webhooks', isPart: (effect) => effect.startsWith('webhook ') },
};

/** A unit that knows nothing of a younger event has not received it yet. */
const ANSWERS_WITHIN_MS = 60_000;
const FORGOTTEN_AFTER_MS = 60 * ANSWERS_WITHIN_MS;
/** Longer than a webhook is tried, and shorter than services keep notes (`OUTBOX_RETENTION_DAYS`). */
const FINAL_AFTER_MS = 36 * FORGOTTEN_AFTER_MS;

type Facts = Pick<EventDetail, 'sequence' | 'time' | 'effects'>;

const NOTHING = { at: null, latencyMs: null, count: 0, error: null };

/** The state of a step is that of the part that is furthest behind. */
const BEHIND: readonly ReceiptStep['state'][] = ['waiting', 'in_progress', 'unknown', 'given_up', 'handled', 'applied'];

const withoutParts = (consumer: EventEffect | undefined, name: ReceiptStepName, ageMs: number): ReceiptStep => {
  const { state, error } = consumer ?? { state: 'unknown', error: null };
  if (state === 'unknown' && ageMs < ANSWERS_WITHIN_MS) return { name, ...NOTHING, state: 'waiting' };
  // The consumer has finished, and there was nothing to do.
  return { name, ...NOTHING, state: state === 'applied' ? 'handled' : state, error };
};

const toStep = (name: ReceiptStepName, effects: readonly EventEffect[], ageMs: number): ReceiptStep => {
  const { consumer, isPart } = SOURCES[name];
  const ofConsumer = effects.filter((effect) => effect.consumer === consumer);
  const parts = ofConsumer.filter(({ handler }) => isPart(handler));
  const last = parts.toSorted((one, other) => (one.latencyMs ?? 0) - (other.latencyMs ?? 0)).at(-1);
  if (last === undefined) return withoutParts(ofConsumer[0], name, ageMs);
  const state = BEHIND.find((one) => parts.some((part) => part.state === one)) ?? 'unknown';
  const error = parts.find((part) => part.error !== null)?.error ?? null;
  return { name, state, at: last.at, latencyMs: last.latencyMs, count: parts.length, error };
};

const HAS_ENDED: ReadonlySet<ReceiptStep['state']> = new Set(['applied', 'handled', 'given_up']);
/** Caches remember the latest events until they restart: what they do not know by then, nobody will. */
const isForgotten = ({ name, state }: ReceiptStep, ageMs: number): boolean =>
  (name === 'page' || name === 'cache') && state === 'unknown' && ageMs > FORGOTTEN_AFTER_MS;

export const toReceipt = ({ sequence, time, effects }: Facts): PublishReceipt => {
  const ageMs = Date.now() - Date.parse(time);
  const steps = RECEIPT_STEPS.map((name) => toStep(name, effects, ageMs));
  const isComplete =
    ageMs > FINAL_AFTER_MS || steps.every((step) => HAS_ENDED.has(step.state) || isForgotten(step, ageMs));
  return { sequence, publishedAt: time, steps, isComplete };
};

/** While the event is not in the stream yet. */
export const waitingReceipt = (publishedAt: string): PublishReceipt => ({
  sequence: null,
  publishedAt,
  steps: RECEIPT_STEPS.map((name) => ({ name, state: 'waiting', ...NOTHING })),
  isComplete: false,
});
