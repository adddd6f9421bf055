import { readEnvironment } from '@atelier/service-kit';
import { describe, expect, it } from '@jest/globals';
import { searchEnvironment } from './search-environment.js';

const NEEDED = {
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_JWKS_URL: 'http://127.0.0.1:4003/auth/jwks.json',
};

describe('search settings', () => {
  it('require no engine', () => {
    expect(readEnvironment(searchEnvironment, { ...NEEDED, SEARCH_ENGINE_URL: '' })).toMatchObject({
      SEARCH_ENGINE_INDEX: 'atelier_search',
    });
  });

  it.each([
    ['SEARCH_ENGINE_URL', 'opensearch:9200'],
    ['SEARCH_ENGINE_URL', 'ftp://atelier:secret@opensearch'],
    ['SEARCH_ENGINE_INDEX', 'Secret-Index'],
  ])('reject an invalid %s without repeating it', (name, value) => {
    const read = () => readEnvironment(searchEnvironment, { ...NEEDED, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});
