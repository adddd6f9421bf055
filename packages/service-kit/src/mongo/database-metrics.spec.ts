import { expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { Metrics } from '../http/metrics.js';
import { DatabaseMetrics } from './database-metrics.js';

it('PLT-8 database metrics report availability and version with a single query', async () => {
  let asked = 0;
  let isAway = false;
  const command = async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return { version: '8.2.1' };
  };
  const metrics = new Metrics('content');
  new DatabaseMetrics({ db: { admin: () => ({ command }) } } as unknown as Connection, metrics);
  const first = await metrics.registry.metrics();
  expect(first).toContain('atelier_mongodb_up{service="content"} 1');
  expect(first).toContain('atelier_mongodb_version{version="8.2.1",service="content"} 8.2');
  expect(asked).toBe(1);
  isAway = true;
  expect(await metrics.registry.metrics()).toContain('atelier_mongodb_up{service="content"} 0');
});
