import { describe, expect, it } from '@jest/globals';
import { anEntry } from '../../../test/ranking-behavior.js';
import { toDocument } from './engine-document.js';

describe('engine document of an entry', () => {
  it('contains its words without case, accents, and punctuation', () => {
    const document = toDocument(
      anEntry('one', { title: 'Crème brûlée, 2×!', keywords: ['C#', 'Next.js'], text: 'A\nB' }),
    );
    expect(document).toMatchObject({
      key: 'one',
      kind: 'post',
      title: 'creme brulee 2',
      keywords: 'c# next js',
      text: 'a b',
    });
  });

  it('API-PUB contains nothing of an entry that is not public', () => {
    expect(toDocument(anEntry('one', { title: 'Secret', isPublic: false }))).toEqual({});
  });
});
