import { describe } from '@jest/globals';
import { describeRanking } from '../../test/ranking-behavior.js';
import { MemoryIndex } from './memory-index.js';

describe('the index in memory', () => {
  describeRanking(async () => new MemoryIndex());
});
