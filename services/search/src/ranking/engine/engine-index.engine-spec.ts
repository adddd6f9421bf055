import { demanded } from '@atelier/test-kit';
import { describe } from '@jest/globals';
import { describeRanking } from '../../../test/ranking-behavior.js';
import { anIndexName } from '../../../test/search-under-test.js';
import { EngineClient } from './engine-client.js';
import { EngineIndex } from './engine-index.js';

describe('the index in a search engine', () => {
  const client = new EngineClient(demanded('TEST_SEARCH_ENGINE_URL'));
  describeRanking(async () => new EngineIndex(client, anIndexName()));
});
