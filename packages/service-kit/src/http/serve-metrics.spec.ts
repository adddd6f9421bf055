import { expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';
import { serveMetrics } from './serve-metrics.js';

it('PLT-8 the combined metrics of several units describe each metric once', async () => {
  const [gateway, shell] = [new Metrics('gateway'), new Metrics('shell')];
  gateway.observeRequest('GET', '/api/blog', 200, 0.02);
  shell.observeRequest('GET', 'page mfe-public', 200, 0.3);
  const { url, stop } = await serveMetrics([gateway, shell], 0, '127.0.0.1');
  try {
    const answer = await fetch(`${url}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text.match(/# TYPE atelier_http_request_duration_seconds /g)).toHaveLength(1);
    for (const service of ['gateway', 'shell'])
      expect(text).toMatch(new RegExp(`_duration_seconds_count\\{.*service="${service}".*\\} 1`));
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  } finally {
    await stop();
  }
});
