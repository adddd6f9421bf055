import { describe, expect, it } from '@jest/globals';
import { getSteps } from './steps.js';

describe('funnel steps that a visit reaches with a page', () => {
  it.each([
    ['/projects', ['visit', 'work']],
    ['/projects/atlas', ['visit', 'work']],
    ['/services', ['visit', 'work']],
    ['/services/web-development', ['visit', 'work']],
    ['/contact', ['visit', 'contact']],
    ['/', ['visit']],
    ['/projects-of-others', ['visit']],
    ['/blog/services', ['visit']],
  ])('AANA-1 %s: %j', (page, steps) => {
    expect(getSteps(page)).toEqual(steps);
  });
});
