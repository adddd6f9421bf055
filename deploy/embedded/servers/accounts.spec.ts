import { describe, expect, it } from '@jest/globals';
import { withCredentials } from './accounts.ts';

describe('server address with credentials', () => {
  it.each([
    ['nats://nats:4222', 'nats://auth:p%40ss@nats:4222'],
    ['mongodb://a:27017,b:27017/?replicaSet=rs0', 'mongodb://auth:p%40ss@a:27017,b:27017/?replicaSet=rs0'],
    ['mongodb+srv://somebody:else@db.example/', 'mongodb+srv://auth:p%40ss@db.example/'],
  ])('PLT-8 for %s is %s', (url, expected) => {
    expect(withCredentials(url, 'auth', 'p@ss')).toBe(expected);
  });
});
