import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import { parseTraceparent } from './span.js';
import { Tracer } from './tracer.js';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
const start = (parent: string | undefined) => Tracer.OFF.start({ name: 'anything', kind: 'server', parent });

describe('a tracer without a collector', () => {
  it('PLT-8 is the default for every unit while no endpoint is set', async () => {
    const logger = createLogger('probe', 'silent');
    expect(await Tracer.create('probe', undefined, logger)).toBe(Tracer.OFF);
  });

  it('PLT-8 continues a trace with its own span and the same flags', () => {
    const { traceId, spanId, flags } = parseTraceparent(start(PARENT).traceparent) ?? {};
    expect([traceId, flags]).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', '00']);
    expect(spanId).not.toBe('00f067aa0ba902b7');
  });

  it.each([undefined, '', 'nonsense', PARENT.toUpperCase(), `${PARENT}-more`])(
    'starts a new trace after %s',
    (parent) => {
      const first = parseTraceparent(start(parent).traceparent);
      expect(first?.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(parseTraceparent(start(parent).traceparent)?.traceId).not.toBe(first?.traceId);
    },
  );

  it('passes on the return values and errors of the traced work', async () => {
    const span = { name: 'anything', kind: 'client', parent: undefined } as const;
    expect(await Tracer.OFF.trace(span, async () => 7)).toBe(7);
    await expect(Tracer.OFF.trace(span, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
