import type { DraftRevision } from '@atelier/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keep, recoveryKey } from '../forms/localRecovery';
import { getCopies } from './newItemCopies';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const aDraft = (itemId: string, savedAt: string, title: string): DraftRevision => ({
  id: `draft-of-${itemId}`,
  itemId,
  postId: itemId,
  values: { title },
  basedOnVersion: 0,
  savedAt,
  savedBy: 'Ada Lovelace',
  savedById: '1',
  browser: 'home',
  isWorkingCopy: false,
});

describe('copies of a new item', () => {
  beforeEach(() => localStorage.clear());

  const keepHere = (id: string, keptAt: string, title: string) =>
    keep(recoveryKey('1', 'post', `new:${id}`), { keptAt, values: { title } });

  it('ABLG-3 have the last words of this browser, although the server dates its draft later', () => {
    keepHere('n1', inSeconds(0), 'Short and sweet');
    expect(getCopies('1', 'post', [aDraft('n1', inSeconds(60), 'Short')])).toMatchObject([
      { id: 'n1', values: { title: 'Short and sweet' }, draftId: 'draft-of-n1' },
    ]);
  });

  it('ABLG-3 are listed latest first, from this browser and others', () => {
    keepHere('n1', inSeconds(0), 'Here');
    const copies = getCopies('1', 'post', [aDraft('n2', inSeconds(60), 'Elsewhere')]);
    expect(copies.map(({ values }) => values.title)).toEqual(['Elsewhere', 'Here']);
  });
});
