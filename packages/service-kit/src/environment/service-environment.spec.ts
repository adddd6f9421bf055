import { describe, expect, it } from '@jest/globals';
import { serviceEnvironment } from './service-environment.js';

const { MONGODB_URL } = serviceEnvironment.shape;

describe('common service environment', () => {
  it.each([
    'mongodb://127.0.0.1:27017/?replicaSet=rs0',
    'mongodb://auth:secret@a:27017,b:27017,c:27017/?replicaSet=rs0',
    'mongodb+srv://auth:secret@db.studio.example/',
  ])('PLT-8 accepts the MongoDB address %s', (url) => {
    expect(MONGODB_URL.parse(url)).toBe(url);
  });

  it.each([undefined, '', 'mongodb://', 'a:27017', 'http://a:27017', 'nats://a:4222'])(
    'rejects the MongoDB address %s with an example',
    (url) => {
      expect(MONGODB_URL.safeParse(url).error?.issues[0]?.message).toContain('such as mongodb://127.0.0.1:27017');
    },
  );
});
