import { expect, it } from '@jest/globals';
import type { Growth } from './figures.js';
import { getIncrements } from './increments.js';

const aGrowth = (figures: Growth['figures']): Growth => ({
  day: '2026-05-04',
  dimension: 'pages',
  name: 'home',
  figures,
});

it('AANA-1 figures that cancel out are stored as 0, as if their events had been counted individually', () => {
  const growths = [aGrowth({ visits: 1, bounces: 1 }), aGrowth({ bounces: -1, seconds: 0 })];
  expect(getIncrements(growths, null)).toEqual({ 'figures.pages.home.visits': 1, 'figures.pages.home.bounces': 0 });
});
