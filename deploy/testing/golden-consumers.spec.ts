import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CloudEvent,
  CONTENT_EVENT_TYPES,
  EVENT_CATALOG,
  getContentItem,
  PUBLIC_EVENT_TYPES,
  pageViewed,
  studioUpdated,
} from '@atelier/contracts';
import { getData } from '@atelier/service-kit/events/event-types';
import { describe, expect, it } from '@jest/globals';
import { readGoldenEvents } from '../../docs/tools/golden-events.ts';

const SERVICES = join(import.meta.dirname, '..', '..', 'services');
/** What @EventPattern writes on handlers. */
const PATTERN = 'microservices:pattern';

type Class = abstract new (...args: never[]) => unknown;
type Read = (event: CloudEvent) => unknown;

const isClass = (value: unknown): value is Class => typeof value === 'function';
const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';

const load = async (service: string, file: string): Promise<Record<string, unknown>> =>
  import(join(SERVICES, service, 'src', file));

const loadFunction = async (service: string, file: string, name: string) => {
  const value = (await load(service, file))[name];
  if (!isFunction(value)) throw new Error(`${service} has no function ${name} in ${file}.`);
  return value;
};

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
  const modules = Object.values(await load(service, `${service}.module.ts`));
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

const ALL_TYPES = EVENT_CATALOG.map(({ type }) => type);
const toItself = (event: CloudEvent): unknown[] => [event];
/** The first view of a visitor. */
const toView = (event: CloudEvent): unknown[] => {
  const view = getData(pageViewed, event);
  const place = { day: event.time.slice(0, 10), slot: '08:00', timeZone: 'UTC' };
  return [null, view.visitor ?? 'somebody', view, { id: event.id, time: new Date(event.time), place }];
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

  // Content and contacts read events by the schema alone, as above.
  it.each([
    ['seo', 'pages/page.ts', 'pageOfEvent', CONTENT_EVENT_TYPES, toItself],
    ['auth', 'audit/notifications/to-notification.ts', 'toNotification', ALL_TYPES, toItself],
    ['search', 'entries/entry.ts', 'toEntry', CONTENT_EVENT_TYPES, (event: CloudEvent) => [getContentItem(event)]],
    ['media', 'references/item-references.ts', 'toContentReferences', CONTENT_EVENT_TYPES, toItself],
    ['media', 'references/item-references.ts', 'toStudioReferences', [studioUpdated.type], toItself],
    ['webhooks', 'subscribers/public-stream.ts', 'toPublicMessage', PUBLIC_EVENT_TYPES, toItself],
    ['analytics', 'visits/growth.ts', 'afterView', [pageViewed.type], toView],
  ] as const)(
    'PLT-4 %s builds its records from released events (%s, %s)',
    async (service, file, name, types, toGiven) => {
      const makeRecord = await loadFunction(service, file, name);
      const events = readGoldenEvents().filter(({ event }) => (types as readonly string[]).includes(event.type));
      expect(events).not.toEqual([]);
      for (const { event } of events) expect(() => makeRecord(...toGiven(event))).not.toThrow();
    },
  );
});
