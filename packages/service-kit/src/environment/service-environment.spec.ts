import { describe, expect, it } from '@jest/globals';
import { serviceEnvironment } from './service-environment.js';

const { MONGODB_URL } = serviceEnvironment.shape;

describe('the environment of every service', () => {
  it.each([
    'mongodb://127.0.0.1:27017/?replicaSet=rs0',
    'mongodb://auth:secret@a:27017,b:27017,c:27017/?replicaSet=rs0',
    'mongodb+srv://auth:secret@db.studio.example/',
  ])('PLT-8 takes the address of MongoDB %s', (url) => {
    expect(MONGODB_URL.parse(url)).toBe(url);
  });

  it.each([undefined, '', 'mongodb://', 'a:27017', 'http://a:27017', 'nats://a:4222'])(
    'refuses the address of MongoDB %s with an example',
    (url) => {
      expect(MONGODB_URL.safeParse(url).error?.issues[0]?.message).toContain('such as mongodb://127.0.0.1:27017');
    },
  );
});
