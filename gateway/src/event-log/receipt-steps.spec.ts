import type { EventEffect } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { toReceipt, waitingReceipt } from './receipt-steps.js';

const AGE_MS = 5 * 60_000;
const TIME = new Date(Date.now() - AGE_MS).toISOString();
const NOTHING = { at: null, latencyMs: null, deliveries: null, deadLetter: null, error: null };

const aPart = (consumer: string, handler: string, latencyMs: number, rest: Partial<EventEffect> = {}): EventEffect => ({
  ...NOTHING,
  consumer,
  handler,
  state: 'applied',
  at: new Date(Date.parse(TIME) + latencyMs).toISOString(),
  latencyMs,
  ...rest,
});

const ALL = [
  aPart('shell', 'cache', 20),
  aPart('gateway', 'cache', 25),
  aPart('seo', '', 30),
  aPart('seo', 'sitemap', 300),
  aPart('seo', 'feeds', 310),
  aPart('seo', 'share card', 900),
  aPart('search', 'index', 40),
  aPart('webhooks', '', 15),
  aPart('webhooks', 'webhook a', 60),
  aPart('webhooks', 'webhook b', 80),
];

const receiptOf = (effects: EventEffect[], time = TIME) => toReceipt({ sequence: 7, time, effects });
const stepOf = (effects: EventEffect[], name: string, time = TIME) =>
  receiptOf(effects, time).steps.find((step) => step.name === name);

describe('publication receipt', () => {
  it('PLT-4 lists each effect with its latency, and is complete once all effects are applied', () => {
    const { steps, isComplete, sequence } = receiptOf(ALL);
    expect([isComplete, sequence]).toEqual([true, 7]);
    expect(steps.map(({ name, state, latencyMs, count }) => [name, state, latencyMs, count])).toEqual([
      ['page', 'applied', 20, 1],
      ['cache', 'applied', 25, 1],
      ['sitemap', 'applied', 300, 1],
      ['feed', 'applied', 310, 1],
      ['search', 'applied', 40, 1],
      ['card', 'applied', 900, 1],
      ['webhooks', 'applied', 80, 2],
    ]);
  });

  it('PLT-4 is incomplete while one of several webhooks is still in progress', () => {
    const waits = aPart('webhooks', 'webhook b', 0, { state: 'in_progress', at: null, latencyMs: null });
    const effects = [...ALL.slice(0, -1), waits];
    expect(stepOf(effects, 'webhooks')).toMatchObject({ state: 'in_progress', count: 2 });
    expect(receiptOf(effects).isComplete).toBe(false);
  });

  it('PLT-4 reports a failed delivery with its reason', () => {
    const failed = aPart('webhooks', 'webhook b', 90, { state: 'given_up', error: 'The address answered 410' });
    const effects = [...ALL.slice(0, -1), failed];
    expect(stepOf(effects, 'webhooks')).toMatchObject({ state: 'given_up', error: 'The address answered 410' });
    expect(receiptOf(effects).isComplete).toBe(true);
  });

  it('PLT-4 reports that there was nothing to do if no webhook subscribes', () => {
    const effects = ALL.filter(({ handler }) => !handler.startsWith('webhook '));
    expect(stepOf(effects, 'webhooks')).toMatchObject({ state: 'handled', count: 0, latencyMs: null });
  });

  it('PLT-4 reports an unknown state for a unit that does not answer', () => {
    const effects = ALL.filter(({ consumer }) => consumer !== 'shell');
    expect(stepOf(effects, 'page')?.state).toBe('unknown');
    expect(receiptOf(effects).isComplete).toBe(false);
    expect(stepOf(effects, 'page', new Date().toISOString())?.state).toBe('waiting');
  });

  it('PLT-4 is complete without a cache’s forgotten effect, but incomplete without a service’s effect', () => {
    const longAgo = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
    const without = (consumer: string) => ALL.filter((effect) => effect.consumer !== consumer);
    expect(receiptOf(without('shell'), longAgo).isComplete).toBe(true);
    expect(receiptOf(without('search'), longAgo).isComplete).toBe(false);
  });

  it('PLT-4 is complete after 36 hours, whatever is missing', () => {
    const longAgo = new Date(Date.now() - 37 * 60 * 60_000).toISOString();
    expect(receiptOf([], longAgo).isComplete).toBe(true);
  });

  it('PLT-4 reports every step as waiting until the event is in the stream', () => {
    const { steps, isComplete, publishedAt } = waitingReceipt(TIME);
    expect([new Set(steps.map(({ state }) => state)), isComplete, publishedAt]).toEqual([
      new Set(['waiting']),
      false,
      TIME,
    ]);
  });
});
