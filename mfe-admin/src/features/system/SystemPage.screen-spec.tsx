import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';

const HEALTH = {
  success: true,
  status: 'degraded',
  environment: 'production',
  uptime: 7200,
  database: { name: 'MongoDB', engine: 'mongodb', version: '8.0.4', mysql_version: '8.0.4', connected: true },
  services: {
    content: { status: 'ok', broker: 'connected' },
    media: { status: 'unavailable', broker: 'unknown' },
  },
};
const DATABASE = {
  service: 'content',
  name: 'atelier_content',
  version: '8.0.4',
  connected: true,
  responseTimeMs: 1.25,
};
const DATABASES = {
  success: true,
  message: 'Database connection successful',
  data: { connected: true, databases: [DATABASE] },
};
const ROUTE = { route: 'GET /blog', count: 1200, p50Ms: 2, p95Ms: 9 };
const PERFORMANCE = {
  success: true,
  status: 'ok',
  data: {
    uptimeSeconds: 7200,
    memory: { rssBytes: 190 * 1024 * 1024, heapUsedBytes: 1, externalBytes: 1 },
    eventLoopDelayMs: { p50: 1, p95: 4, p99: 12.34, max: 40 },
    cache: { hits: 90, misses: 8, stale: 2, entries: 20, bytes: 2000, hearsChanges: true },
    requests: { '2xx': 1990, '5xx': 10 },
    routes: [ROUTE, { ...ROUTE, route: 'POST /contact', count: 3, p95Ms: 44 }],
  },
};

const aServer = () =>
  new FakeServer()
    .on('GET /health', { status: 200, body: HEALTH })
    .on('GET /db-test', { status: 200, body: DATABASES })
    .on('GET /performance', { status: 200, body: PERFORMANCE });

const open = (server: FakeServer) => renderAdmin('/admin/settings/system', { server, admin: anAdmin() });
const getRows = async (label: string) =>
  within(await screen.findByRole('region', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('system status page', () => {
  it('PLT-8 shows which services respond, and whether they reach their database and the broker', async () => {
    await open(aServer());
    const [content, media] = await getRows('List of services');
    expect(content).toMatch(/content.*Running.*MongoDB 8\.0\.4, 1\.3 ms.*Connected/);
    expect(media).toMatch(/media.*No answer.*Unknown/);
  });

  it('PLT-8 shows the figures of the gateway, and its calls with the slowest first', async () => {
    await open(aServer());
    const [slowest] = await getRows('List of calls');
    expect(slowest).toMatch(/POST \/contact.*44 ms/);
    for (const figure of ['2 h', '190 MB', '2,000', '0.5%', '92%', '12.3 ms'])
      expect(screen.getByText(figure)).toBeTruthy();
  });

  it('PLT-8 offers a retry if loading fails', async () => {
    const server = aServer().on('GET /performance', { status: 503, body: { success: false, message: 'Not now' } });
    await open(server);
    expect(await screen.findByText('The system’s state could not be loaded')).toBeTruthy();
    server.on('GET /performance', { status: 200, body: PERFORMANCE });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'List of services' })).toBeTruthy();
  });
});
