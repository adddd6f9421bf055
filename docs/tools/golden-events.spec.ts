import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, cloudEvent, EVENT_CATALOG } from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GOLDEN_FOLDER, keepGoldenEvents, readGoldenEvents } from './golden-events.ts';

const GOLDEN = readGoldenEvents();
const EXAMPLES: readonly CloudEvent[] = EVENT_CATALOG.slice(0, 2).map(eventExample);

describe('released events', () => {
  it.each(GOLDEN.map(({ version, event }) => [version, event.type, event] as const))(
    'PLT-4 parse with the current schema: %s %s',
    (_version, type, event) => {
      const definition = EVENT_CATALOG.find((one) => one.type === type);
      expect(definition).toBeDefined();
      expect(cloudEvent.safeParse(event).error).toBeUndefined();
      expect(definition?.data.safeParse(event.data).error).toBeUndefined();
    },
  );

  it('PLT-4 include an example of each event of the last release', () => {
    const released = JSON.parse(readFileSync(join(GOLDEN_FOLDER, '..', 'released-events.json'), 'utf8')) as {
      components: { messages: Record<string, { name: string }> };
    };
    const types = Object.values(released.components.messages).map(({ name }) => name);
    const golden = new Set(GOLDEN.map(({ event }) => event.type));
    expect(types.filter((type) => type.startsWith('atelier.') && !golden.has(type))).toEqual([]);
  });
});

describe('the golden events of a release', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'));
    keepGoldenEvents('1.0.0', EXAMPLES, folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('PLT-4 are kept alongside those of later releases', () => {
    keepGoldenEvents('1.1.0', EXAMPLES.slice(1), folder);
    expect(readGoldenEvents(folder).map(({ version }) => version)).toEqual(['1.0.0', '1.0.0', '1.1.0']);
  });

  it('PLT-4 are never replaced', () => {
    expect(() => keepGoldenEvents('1.0.0', EXAMPLES.slice(1), folder)).toThrow('raise the version in package.json');
    keepGoldenEvents('1.0.0', EXAMPLES, folder);
    expect(readGoldenEvents(folder)).toHaveLength(2);
  });

  it('PLT-4 are reported as removed if their file is missing', () => {
    rmSync(join(folder, '1.0.0.json'));
    expect(() => readGoldenEvents(folder)).toThrow('The golden events of 1.0.0 were removed');
  });

  it('PLT-4 cannot be edited', () => {
    writeFileSync(join(folder, '1.0.0.json'), JSON.stringify(EXAMPLES.slice(1)));
    expect(() => readGoldenEvents(folder)).toThrow('The golden events of 1.0.0 were changed');
  });
});
