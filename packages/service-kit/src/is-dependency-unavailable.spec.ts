import { expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { isDependencyUnavailable } from './is-dependency-unavailable.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const transient = new mongo.MongoServerError({ message: 'WriteConflict', errorLabels: ['TransientTransactionError'] });

it.each<[string, unknown]>([
  ['a database that cannot be reached', new mongo.MongoServerSelectionError('no server', {} as never)],
  ['a connection to the database that broke', new mongo.MongoNetworkError('connection closed')],
  ['a transaction that may be repeated', transient],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a full disk', withCode('ENOSPC')],
  ['a busy object storage', withCode('SlowDown')],
  ['a deadline', new DOMException('late', 'TimeoutError')],
  ['a failed fetch, by its cause', new TypeError('fetch failed', { cause: withCode('UND_ERR_SOCKET') })],
])('PLT-5 %s counts as an outage', (_what, error) => {
  expect(isDependencyUnavailable(error)).toBe(true);
});

it.each<[string, unknown]>([
  ['a mistake in the code', new TypeError('x is undefined')],
  ['a duplicate key', Object.assign(new mongo.MongoServerError({ message: 'E11000', code: 11000 }))],
  ['a missing file', withCode('ENOENT')],
  ['no error at all', 'text'],
  [
    'a chain of causes without an end',
    Object.defineProperty(new Error('loop'), 'cause', { get: () => new Error('loop') }),
  ],
])('PLT-5 %s counts as a failure', (_what, error) => {
  expect(isDependencyUnavailable(error)).toBe(false);
});
