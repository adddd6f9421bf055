import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '../dist/server/render.mjs';

const ask = (status, body) =>
  render({ method: 'GET', url: '/example', publicUrl: 'https://studio.example', api: async () => ({ status, body }) });

test('the page lists the services as complete HTML', async () => {
  const page = await ask(200, { data: [{ id: '1', name: 'Web design' }] });
  assert.equal(page.status, 200);
  assert.match(page.html, /<li>Web design<\/li>/);
});

test('the page says that it is degraded when the API does not answer', async () => {
  assert.equal((await ask(503, undefined)).isDegraded, true);
});
