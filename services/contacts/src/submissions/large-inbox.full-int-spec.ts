import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PRIORITIES, SERVICE_INTERESTS, SUBMISSION_SORTS, SUBMISSION_STATUSES } from '@atelier/contracts';
import { getSearchTokens } from '@atelier/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { SORTED_IN_MEMORY } from './submission-query.js';
import { derivedFields, SUBMISSIONS } from './submissions.repository.js';

const COUNT = 100_000;
const BATCH = 5000;
const SETUP_MS = 300_000;
const TEST_MS = 300_000;
const MEGABYTE = 1024 * 1024;
const MAX_LOOP_DELAY_MS = 50;
const START = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

const oneOf = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;
const given = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Alan', 'Frances', 'Niklaus', 'Karen'];
const interests = SERVICE_INTERESTS.map(({ value }) => value);

const getKind = (index: number) => ({
  status: oneOf(SUBMISSION_STATUSES, index),
  serviceInterest: oneOf(interests, index),
  priority: oneOf(PRIORITIES, Math.floor(index / 7)),
});

const toSubmission = (index: number) => {
  const person = {
    name: `${oneOf(given, index)} Person${index}`,
    email: `person${index}@company${index % 997}.example`,
    company: `Company ${index % 997}`,
    subject: 'Web Development',
    message: 'We would like to talk about a new shop for our engines. '.repeat(8),
  };
  const at = new Date(START + index * MINUTE_MS);
  return {
    ...person,
    ...getKind(index),
    phone: null,
    serviceType: 'web-development',
    budgetRange: null,
    timeline: null,
    notes: null,
    folder: 'inbox',
    firstResponseMinutes: index % 2 === 0 ? index % 500 : null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    ...derivedFields(person),
  };
};

const getSubscriber = (index: number) => {
  const email = `reader${index}@list${index % 97}.example`;
  const createdAt = new Date(START + index * MINUTE_MS);
  return {
    email,
    emailKey: email,
    status: index % 2 === 0 ? 'confirmed' : 'pending',
    consent: { givenAt: createdAt, wording: '2026-11', source: 'site' },
    confirmedAt: null,
    unsubscribedAt: null,
    createdAt,
    searchTokens: getSearchTokens(email),
  };
};

interface Profiled {
  ns: string;
  planSummary?: string;
  hasSortStage?: boolean;
  docsExamined?: number;
  keysExamined?: number;
  nreturned?: number;
}

describe('inbox with 100,000 messages', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
    await contacts.inspect(async (database) => {
      for (let first = 0; first < COUNT; first += BATCH) {
        const indexes = Array.from({ length: BATCH }, (_none, index) => first + index);
        await database.collection('submissions').insertMany(indexes.map(toSubmission));
        await database
          .collection('submission_tally')
          .insertMany(
            indexes.map((index) => ({ cube: SUBMISSIONS, facets: { folder: 'inbox', ...getKind(index) }, change: 1 })),
          );
      }
      await database
        .collection('newsletter_subscribers')
        .insertMany(Array.from({ length: 20_000 }, (_none, index) => getSubscriber(index)));
    });
  }, SETUP_MS);
  afterAll(() => contacts.stop(), SETUP_MS);

  /** The database operations of a call, read from its profile. */
  const toProfile = async (path: string, collection: string) => {
    await contacts.inspect(async (database) => {
      await database.command({ profile: 0 });
      await database.collection('system.profile').drop();
      await database.command({ profile: 2 });
    });
    const { status, body } = await contacts.call('GET', path, { as: 'support' });
    expect(status).toBe(200);
    const operations = await contacts.inspect(async (database) => {
      await database.command({ profile: 0 });
      return database.collection<Profiled>('system.profile').find().toArray();
    });
    return { body, operations: operations.filter(({ ns }) => ns === `${contacts.env.MONGODB_DATABASE}.${collection}`) };
  };
  const walked = (operations: readonly Profiled[]) => {
    expect(operations).not.toHaveLength(0);
    for (const { planSummary } of operations) expect(planSummary).toMatch(/^(IXSCAN|COUNT_SCAN|IDHACK)/);
  };
  const sorted = (operations: readonly Profiled[]) => operations.filter(({ hasSortStage }) => hasSortStage);
  const documents = (operations: readonly Profiled[]) =>
    operations.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0);

  const filters = ['', '&status=closed'].flatMap((status) =>
    ['', '&service=consultation'].flatMap((service) =>
      ['', '&priority=high'].map((priority) => `${status}${service}${priority}`),
    ),
  );
  const orders = SUBMISSION_SORTS.flatMap((sort) => ['ASC', 'DESC'].map((order) => `sort=${sort}&order=${order}`));

  it.each(orders.flatMap((order) => filters.map((filter) => `${order}${filter}`)))(
    'API-CON lists with an index, without sorting, and reads only the documents it shows: %s',
    async (query) => {
      const { body, operations } = await toProfile(`/contact?${query}&limit=20`, 'submissions');
      walked(operations);
      expect(sorted(operations)).toEqual([]);
      expect(documents(operations)).toBe(20);
      expect(body.submissions).toHaveLength(20);
      const named = new URLSearchParams(query);
      const isMatch = (_none: unknown, index: number) => {
        const { status, serviceInterest, priority } = getKind(index);
        const sent = [named.get('status'), named.get('service'), named.get('priority')];
        return [status, serviceInterest, priority].every((value, at) => sent[at] === null || sent[at] === value);
      };
      const total = Array.from({ length: COUNT }).filter(isMatch).length;
      expect(body.pagination).toMatchObject({ totalSubmissions: total });
    },
    TEST_MS,
  );

  it(
    'API-CON opens page 10,000 without reading the pages before it',
    async () => {
      const { body, operations } = await toProfile('/contact?page=10000', 'submissions');
      walked(operations);
      expect(documents(operations)).toBe(10);
      expect(body.submissions).toMatchObject([{ name: 'Karen Person9' }, ...Array.from({ length: 9 }, () => ({}))]);
    },
    TEST_MS,
  );

  it.each(['search=person4711', 'search=ada', 'search=web&order=ASC', 'search=ada+company12', 'search=ada&status=new'])(
    'API-CON searches with an index, without sorting: %s',
    async (query) => {
      const { body, operations } = await toProfile(`/contact?${query}`, 'submissions');
      walked(operations);
      expect(sorted(operations)).toEqual([]);
      expect(body.data).not.toHaveLength(0);
    },
    TEST_MS,
  );

  it(
    'API-CON sorts few matches in memory, and uses the column index for many',
    async () => {
      const few = await toProfile('/contact?search=company99&sort=name&order=ASC', 'submissions');
      walked(few.operations);
      expect((few.body.pagination as { total: number }).total).toBeLessThanOrEqual(SORTED_IN_MEMORY);
      expect(sorted(few.operations)).toHaveLength(1);
      expect(documents(few.operations)).toBeLessThanOrEqual(3 * SORTED_IN_MEMORY);
      const many = await toProfile('/contact?search=ada&sort=name&order=ASC', 'submissions');
      walked(many.operations);
      expect(many.body.pagination).toMatchObject({ total: COUNT / given.length });
      expect(sorted(many.operations)).toEqual([]);
    },
    TEST_MS,
  );

  it(
    'API-CON reads the figures of a range from the index only',
    async () => {
      const { body, operations } = await toProfile('/contact/analytics?from=2026-01-05&to=2026-01-06', 'submissions');
      walked(operations);
      expect(documents(operations)).toBe(0);
      expect(body.data).toMatchObject({ total: 2880, medianFirstResponseMinutes: expect.any(Number) });
      const stats = await toProfile('/contact/stats', 'submissions');
      expect(stats.operations).toEqual([]);
      expect(stats.body.data).toMatchObject({ total: COUNT });
    },
    TEST_MS,
  );

  it.each(['', 'status=confirmed', 'search=list12', 'search=reader&status=pending', 'page=1000'])(
    'NEWS-1 lists 20,000 subscribers with an index, without sorting: %s',
    async (query) => {
      const { body, operations } = await toProfile(`/contact/newsletter?${query}`, 'newsletter_subscribers');
      walked(operations);
      expect(sorted(operations)).toEqual([]);
      expect(body.data).not.toHaveLength(0);
    },
    TEST_MS,
  );

  it(
    'API-CON exports 100,000 messages with no more memory than 100',
    async () => {
      setFlagsFromString('--expose_gc');
      const collectGarbage = runInNewContext('gc') as () => void;
      const memory = () => {
        collectGarbage();
        const { heapUsed, external } = process.memoryUsage();
        return heapUsed + external;
      };
      /** Reads an export to its end, and measures the peak rise in memory every 5,000 lines or more. */
      const exported = async (query: string) => {
        const response = await fetch(`${contacts.url}/contact/export${query}`, {
          headers: await contacts.keys.headersFor('support'),
        });
        const before = memory();
        let [lines, looked, highest] = [0, 0, before];
        for await (const chunk of response.body ?? []) {
          lines += Buffer.from(chunk as Uint8Array).filter((byte) => byte === 10).length;
          if (lines - looked < 5000) continue;
          looked = lines;
          highest = Math.max(highest, memory());
        }
        return { lines, riseBytes: Math.max(highest, memory()) - before };
      };
      const small = await exported('?search=company996&sort=name');
      const whole = await exported('');
      expect(small.lines).toBe(101);
      expect(whole.lines).toBe(COUNT + 1);
      expect(whole.riseBytes).toBeLessThan(small.riseBytes + 16 * MEGABYTE);
    },
    TEST_MS,
  );

  it(
    'PLT-5 exports 100,000 messages without blocking other requests',
    async () => {
      const headers = await contacts.keys.headersFor('support');
      const delay = monitorEventLoopDelay({ resolution: 1 });
      const { body } = await fetch(`${contacts.url}/contact/export`, { headers });
      delay.enable();
      let bytes = 0;
      for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
      delay.disable();
      expect(bytes).toBeGreaterThan(COUNT * 400);
      expect(delay.percentile(99) / 1e6).toBeLessThan(MAX_LOOP_DELAY_MS);
    },
    TEST_MS,
  );
});
