import { describe, expect, it } from '@jest/globals';
import { ATTEMPTS, type Attempt } from '../matching.js';
import { getSearchBody, getSought, isMatch } from './engine-query.js';

const [exact, usual, swapped, some] = ATTEMPTS as [Attempt, Attempt, Attempt, Attempt];
const FIRST_PAGE = { page: 1, limit: 10 };
const WEIGHTED = ['title^6', 'keywords^4', 'category^3', 'summary^2', 'text^1'];

const bodyOf = (words: readonly string[], attempt: Attempt, page: object = {}) =>
  getSearchBody(getSought(words, attempt), attempt.needsAllWords, { ...FIRST_PAGE, ...page });

describe('engine query', () => {
  it('requires all words, and treats only the last one as a prefix', () => {
    expect(bodyOf(['release', 'tra'], exact).query).toMatchObject({
      bool: {
        must: [
          { multi_match: { query: 'release', fields: WEIGHTED } },
          {
            bool: {
              should: [{ multi_match: { query: 'tra' } }, { prefix: { title: { value: 'tra' } } }, {}, {}, {}, {}],
            },
          },
        ],
      },
    });
  });

  it('accepts any of the words if no entry has all', () => {
    expect(bodyOf(['release', 'trains'], some).query).toMatchObject({
      bool: { should: [{}, {}], minimum_should_match: 1 },
    });
  });

  it('allows edits of a fifth of the letters, up to two, and none in short words or numbers', () => {
    const editsOf = (attempt: Attempt) =>
      getSought(['cost', 'train', 'harbours', 'unquestionably', 'room101'], attempt).map(({ edits }) => edits);
    expect(editsOf(exact)).toEqual([0, 0, 0, 0, 0]);
    expect(editsOf(usual)).toEqual([0, 1, 2, 2, 0]);
    expect(editsOf(swapped)).toEqual([0, 2, 2, 2, 0]);
  });

  it('stays below the engine’s clause limit, however many words are mistyped', () => {
    const words = Array.from({ length: 10 }, (_none, index) => `harbours${'abcdefghij'[index]}`);
    const text = JSON.stringify(bodyOf(words, usual).query);
    const expansions = [...text.matchAll(/"max_expansions":(\d+)/g)].map(([, count]) => Number(count));
    expect(expansions).toHaveLength(10);
    expect(expansions.reduce((sum, count) => sum + count * WEIGHTED.length, 0)).toBeLessThan(1024);
  });

  it('requests one page of one kind, and counts all kinds', () => {
    const body = bodyOf(['release'], exact, { page: 3, limit: 20, type: 'post' });
    expect(body).toMatchObject({ from: 40, size: 20, post_filter: { term: { kind: 'post' } } });
    expect(body.aggs.kinds.terms).toMatchObject({ field: 'kind' });
  });

  it('requests no hits for a page beyond the engine’s result window', () => {
    const body = bodyOf(['release'], exact, { page: 1e9, limit: 100 });
    expect(body).toMatchObject({ size: 0 });
    expect(body).not.toHaveProperty('from');
  });

  it('passes on words as text, whatever they contain', () => {
    expect(JSON.parse(JSON.stringify(bodyOf(['c++', '"}]', 'constructor'], exact)))).toMatchObject({
      query: { bool: { must: [{ multi_match: { query: 'c++' } }, { multi_match: { query: '"}]' } }, {}] } },
    });
  });
});

describe('word of a hit', () => {
  it.each([
    ['release', ['relase', 'tra'], true],
    ['trains', ['relase', 'tra'], true],
    ['released', ['relase', 'tra'], false],
    ['calm', ['relase', 'tra'], false],
  ])('%s is marked for %j: %s', (word, words, expected) => {
    expect(isMatch(getSought(words, usual), word)).toBe(expected);
  });
});
