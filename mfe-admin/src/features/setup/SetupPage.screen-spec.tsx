import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { answerOfSettings, sampleSitePage } from '../../testing/settingsSamples';

const PATH = '/admin/setup';

const open = async (admin = anAdmin()) => {
  const page = sampleSitePage({ id: 'p1', slug: 'about-us', title: 'About us' });
  const server = new FakeServer()
    .on('GET /studio/settings', answerOfSettings({ setup: 'due' }))
    .on('PUT /auth/profile', { status: 200, body: { success: true, data: { admin } } })
    .on('POST /pages', { status: 201, body: { success: true, data: page, page } })
    .on('PUT /pages/p1', { status: 200, body: { success: true, data: page, page } })
    .on('PUT /studio/settings', answerOfSettings({ setup: 'done', version: 5 }));
  const view = await renderAdmin(PATH, { server, admin });
  return { ...view, user: userEvent.setup() };
};

const fill = async (user: ReturnType<typeof userEvent.setup>, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.clear(field);
    await user.type(field, text);
  }
};

const STUDIO = {
  Name: 'Stone & Sons',
  Email: 'hello@stone.example',
  Headline: 'Walls that stay',
  Introduction: 'We lay stones.',
  Text: 'We lay <stones>, one on the other.{enter}{enter}They stay.',
};

const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Open Your Studio' }));

describe('setup page of a new installation', () => {
  it('PLT-7 saves the owner, the first page, and the studio, and shows the next steps', async () => {
    const { user, server } = await open();
    await fill(user, STUDIO);
    await user.click(screen.getByRole('button', { name: 'Cobalt' }));
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Your studio is open' })).toBeTruthy();
    expect(server.sent('POST', '/pages')[0]?.body).toMatchObject({
      title: 'About us',
      content: '<p>We lay &lt;stones&gt;, one on the other.</p><p>They stay.</p>',
      status: 'published',
    });
    const [saved] = server.sent('PUT', '/studio/settings');
    expect(saved?.headers).toMatchObject({ 'If-Match': '"4"' });
    expect(saved?.body).toMatchObject({
      details: { name: 'Stone & Sons', tagline: 'Walls that stay' },
      brand: { accent: '#2f55d4', surface: '#f6f8fd' },
      seo: { description: 'We lay stones.', isIndexed: true },
      setup: 'done',
    });
    expect(saved?.body).toHaveProperty('navigation.0.href', '/about-us');
  });

  it('PLT-7 names the missing fields before anything is sent', async () => {
    const { user, server } = await open();
    await screen.findByRole('button', { name: 'Open Your Studio' });
    await submit(user);
    expect(await screen.findByRole('button', { name: 'Studio name is required' })).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('PLT-7 does not create the page twice if the last step fails', async () => {
    const { user, server, said } = await open();
    server.on('PUT /studio/settings', { status: 503, body: { success: false, message: 'Away' } });
    await fill(user, STUDIO);
    await submit(user);
    await waitFor(() => expect(said().length).toBeGreaterThan(0));
    server.on('PUT /studio/settings', answerOfSettings({ setup: 'done', version: 5 }));
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Your studio is open' })).toBeTruthy();
    expect(server.sent('POST', '/pages')).toHaveLength(1);
    expect(server.sent('PUT', '/pages/p1')).toHaveLength(1);
  });

  it('PLT-7 AUTH-3 is not accessible to staff who may not change settings', async () => {
    await open(anAdmin('editor'));
    expect(await screen.findByRole('heading', { name: /Access Denied/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open Your Studio' })).toBeNull();
  });
});
