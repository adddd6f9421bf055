import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CloudEvent, CONTENT_EVENT_TYPES, EVENT_CATALOG, getContentItem } from '@atelier/contracts';
import { getData } from '@atelier/service-kit/events/event-types';
import { describe, expect, it } from '@jest/globals';
import { readGoldenEvents } from '../../docs/tools/golden-events.ts';

const SERVICES = join(import.meta.dirname, '..', '..', 'services');
/** What @EventPattern writes on handlers. */
const PATTERN = 'microservices:pattern';

type Class = abstract new (...args: never[]) => unknown;
type Read = (event: CloudEvent) => unknown;

const isClass = (value: unknown): value is Class => typeof value === 'function';
const isRead = (value: unknown): value is Read => typeof value === 'function';

const load = async (service: string, file: string): Promise<unknown[]> =>
  Object.values((await import(join(SERVICES, service, 'src', file))) as Record<string, unknown>);

const getList = (key: string, target: Class): unknown[] => (Reflect.getMetadata(key, target) as unknown[]) ?? [];

/** The controllers of a module and of the modules that it imports. */
const getControllers = (module: unknown, seen = new Set<unknown>()): Class[] => {
  if (!isClass(module) || seen.has(module)) return [];
  seen.add(module);
  return [
    ...getList('controllers', module).filter(isClass),
    ...getList('imports', module).flatMap((imported) => getControllers(imported, seen)),
  ];
};

const getHandledTypes = ({ prototype }: Class): string[] =>
  Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    return isClass(method) ? (getList(PATTERN, method) as string[]) : [];
  });

const typesOf = async (service: string): Promise<Set<string>> => {
  const modules = await load(service, `${service}.module.ts`);
  return new Set(modules.flatMap((module) => getControllers(module)).flatMap(getHandledTypes));
};

const getReaders = (type: string): Read[] => {
  const definition = EVENT_CATALOG.find((one) => one.type === type);
  if (definition === undefined) throw new Error(`${type} is handled, and not in the catalog.`);
  const read: Read = (event) => getData(definition, event);
  return CONTENT_EVENT_TYPES.includes(type) ? [read, getContentItem] : [read];
};

const readAll = (types: ReadonlySet<string>): void => {
  const events = readGoldenEvents().filter(({ event }) => types.has(event.type));
  for (const { event } of events) for (const read of getReaders(event.type)) expect(() => read(event)).not.toThrow();
};

describe('consumers and the events of all releases', () => {
  it.each(readdirSync(SERVICES))(
    'PLT-4 %s reads every released event that one of its handlers accepts',
    async (service) => {
      const types = await typesOf(service);
      // The registry alone follows nobody.
      expect(types.size === 0).toBe(service === 'releases');
      readAll(types);
    },
  );

  it.each([
    ['seo', 'pages/page.ts', CONTENT_EVENT_TYPES],
    ['auth', 'audit/notifications/to-notification.ts', EVENT_CATALOG.map(({ type }) => type)],
  ])('PLT-4 %s builds its records from released events', async (service, file, types) => {
    const [makeRecord] = (await load(service, file)).filter(isRead);
    const events = readGoldenEvents().filter(({ event }) => types.includes(event.type));
    for (const { event } of events) expect(() => makeRecord?.(event)).not.toThrow();
    expect(makeRecord).toBeDefined();
  });
});
