import { describe, expect, it } from '@jest/globals';
import { getMentioned } from './getMentioned';

const [SAM, LEEDS, OTHER_SAM] = [
  { id: 's1', name: 'Sam Lee' },
  { id: 's2', name: 'Sam Leeds' },
  { id: 's3', name: 'Sam Lee' },
];

describe('getMentioned', () => {
  it.each([
    ['Nobody: sam@example.com, Sam Lee', []],
    ['@Sam Lee, and again @Sam Lee', [SAM]],
    ['For @Sam Leeds.', [LEEDS]],
    ['@Sam Leeds and @Sam Lee', [SAM, LEEDS]],
    ['@sam lee', []],
  ])('ACON-2 finds the names after each @ in “%s”', (text, mentioned) => {
    expect(getMentioned(text, [SAM, LEEDS])).toEqual(mentioned);
  });

  it('ACON-2 mentions both colleagues if two have the same name', () => {
    expect(getMentioned('@Sam Lee?', [SAM, LEEDS, OTHER_SAM])).toEqual([SAM, OTHER_SAM]);
  });
});
