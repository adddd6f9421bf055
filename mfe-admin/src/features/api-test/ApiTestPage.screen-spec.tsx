import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';

const list = (...names: string[]) => ({
  status: 200,
  body: {
    success: true,
    total: names.length,
    data: names.map((name, index) => ({ id: `${index}`, name, title: name })),
  },
});
const database = { name: 'atelier', engine: 'mongodb', version: '8.0.1', mysql_version: '8.0.1', connected: true };
const health = {
  status: 200,
  body: { success: true, status: 'ok', environment: 'production', uptime: 3725, database, services: {} },
};
const stats = {
  overview: { totalSubmissions: 30 },
  breakdown: { byStatus: { new: 12, in_progress: 6, responded: 8, closed: 4 } },
};

const aHealthyServer = () =>
  new FakeServer()
    .on('GET /health', health)
    .on('GET /db-test', { status: 200, body: { success: true, message: 'fine', data: { connected: true } } })
    .on('GET /projects', list('Skerry Line'))
    .on('GET /team', list('Marta Oyelaran'))
    .on('GET /blog', list('The form is the product'))
    .on('GET /contact/stats', { status: 200, body: { success: true, data: { ...stats, total: 30 }, stats } });

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Status' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

describe('API test dashboard', () => {
  it('TEST-1 shows visitors every check except Contact, which is Not Loaded and not requested', async () => {
    const server = aHealthyServer();
    await renderAdmin('/test/api', { server });
    await waitFor(async () =>
      expect(await chips()).toEqual(['ServerOK', 'DatabaseOK', 'ProjectsOK', 'TeamOK', 'BlogOK', 'ContactNot Loaded']),
    );
    expect(server.sent('GET', '/contact/stats')).toEqual([]);
  });

  it('TEST-1 shows environment, uptime in minutes, database, and database version', async () => {
    await renderAdmin('/test/api', { server: aHealthyServer() });
    expect(await screen.findByText('62 minutes')).toBeTruthy();
    for (const fact of ['production', 'atelier', '8.0.1']) expect(screen.getByText(fact)).toBeTruthy();
  });

  it('TEST-1 shows the contact figures to staff with read permission', async () => {
    await renderAdmin('/test/api', { server: aHealthyServer(), admin: anAdmin() });
    await waitFor(async () => expect(await chips()).toContain('ContactOK'));
    expect(screen.getByText('in progress').nextSibling?.textContent).toBe('6');
  });

  it('TEST-1 groups its results under five collapsible headings', async () => {
    await renderAdmin('/test/api', { server: aHealthyServer() });
    expect(await screen.findByText('62 minutes')).toBeTruthy();
    const folds = [...document.querySelectorAll('details')].map((fold) => [
      fold.querySelector('summary')?.textContent,
      ...[...fold.querySelectorAll('h3, dt')].map((title) => title.textContent?.replace(/ \d*$/, '')),
    ]);
    expect(folds).toEqual([
      ['System Health', 'Environment', 'Uptime', 'Database', 'MySQL Version'],
      ['Projects', 'All', 'Featured, up to 3'],
      ['Team', 'All', 'Leadership'],
      ['Blog', 'All', 'Featured, up to 3'],
      ['Contact'],
    ]);
  });

  it('TEST-1 shows Loading until an answer arrives', async () => {
    const server = new FakeServer();
    for (const path of ['/health', '/db-test', '/projects', '/team', '/blog'])
      server.on(`GET ${path}`, () => new Promise(() => undefined));
    await renderAdmin('/test/api', { server });
    const loading = ['Server', 'Database', 'Projects', 'Team', 'Blog'].map((name) => `${name}Loading`);
    await waitFor(async () => expect(await chips()).toEqual([...loading, 'ContactNot Loaded']));
  });

  it('TEST-1 AMSG-1 reports that the server or the database does not respond', async () => {
    const down = { status: 503, body: { success: false, message: 'Database connection failed' } };
    const server = aHealthyServer().on('GET /db-test', down);
    server.on('GET /health', () => Promise.reject(new TypeError('offline')));
    await renderAdmin('/test/api', { server });
    await waitFor(async () => expect((await chips()).slice(0, 2)).toEqual(['ServerError', 'DatabaseError']));
    const health = within(screen.getByText('System Health').closest('details') as HTMLElement);
    expect(health.getByText('Server is not responding')).toBeTruthy();
    expect(health.getAllByText('Database connection failed')).toHaveLength(1);
  });

  it('TEST-1 marks failed checks, and shows the server’s message', async () => {
    const refused = { status: 400, body: { success: false, message: 'The team is away.', error: 'Bad Request' } };
    await renderAdmin('/test/api', { server: aHealthyServer().on('GET /team', refused) });
    await waitFor(async () => expect(await chips()).toContain('TeamError'));
    expect(screen.getAllByText('The team is away.')).toHaveLength(2);
  });

  it('TEST-1 requests at most three featured items, and the leadership', async () => {
    const server = aHealthyServer();
    await renderAdmin('/test/api', { server });
    await waitFor(async () => expect(await chips()).toContain('BlogOK'));
    const asked = server.calls.map(({ path }) => path);
    for (const path of ['/projects?featured=true&limit=3', '/team?leadership=true', '/blog?featured=true&limit=3'])
      expect(asked).toContain(path);
  });

  it('TEST-1 lists the endpoints', async () => {
    await renderAdmin('/test/api', { server: aHealthyServer() });
    const reference = within(await screen.findByRole('region', { name: 'Available Endpoints' }));
    expect(reference.getAllByRole('listitem').map((endpoint) => endpoint.textContent)).toEqual([
      'GET /api/projects',
      'GET /api/team',
      'GET /api/blog',
      'POST /api/contact',
      'GET /api/health',
      'GET /api/db-test',
      'GET /api/performance',
      'GET /api',
    ]);
  });
});
