import { describe } from '@jest/globals';
import { describeRanking } from '../../test/ranking-behavior.js';
import { MemoryIndex } from './memory-index.js';

describe('memory index', () => {
  describeRanking(async () => new MemoryIndex());
});
