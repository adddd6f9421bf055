import { describe, expect, it } from '@jest/globals';
import { RequestFigures } from './request-figures.js';

describe('request figures', () => {
  it('report latency percentiles per route, busiest route first', () => {
    const figures = new RequestFigures();
    for (let count = 0; count < 90; count += 1) figures.of('GET /blog').countHit();
    for (let count = 0; count < 10; count += 1) figures.of('GET /blog').observe(40);
    figures.of(undefined).observe(3);
    figures.of(undefined).observe(120_000);
    expect(figures.all()).toEqual([
      { route: 'GET /blog', count: 100, p50Ms: 0.25, p95Ms: 50 },
      { route: 'other', count: 2, p50Ms: 5, p95Ms: 60_000 },
    ]);
  });

  it('count answers by status class', () => {
    const figures = new RequestFigures();
    for (const status of [200, 304, 404, 410, 503]) figures.countStatus(status);
    expect(figures.byStatusClass).toEqual({ '2xx': 1, '3xx': 1, '4xx': 2, '5xx': 1 });
  });
});
