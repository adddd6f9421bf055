import { readFileSync } from 'node:fs';
import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Pagination } from '@atelier/contracts/http/pagination';
import type { Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { AUTHOR, openAs, STAFF, signInBy } from '../platform/staff.ts';

const CONTENT = `<p>${'A sentence that two people have an opinion on. '.repeat(6)}</p>`;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog Post' });
const reply = (page: Page) => page.getByRole('dialog', { name: 'Send Response' });
const clash = (page: Page) => page.getByRole('dialog', { name: 'Changed in the meantime' });

journey(
  'ABLG-2 a save conflict names the person who saved first; the user reloads or saves anyway',
  async ({ page, staff }) => {
    const draft = {
      excerpt: 'Written by two.',
      content: CONTENT,
      category: 'design',
      tags: ['Design'],
      status: 'draft',
    };
    const created = await staff('POST', '/blog', { ...draft, title: `Written by two ${Date.now()}` });
    const { id } = (created.body as unknown as PostAnswer).post;
    const changeMeanwhile = async (excerpt: string) =>
      expect((await staff('PUT', `/blog/${id}`, { excerpt })).status).toBe(200);
    const excerpt = editor(page).getByRole('textbox', { name: /^Excerpt/ });

    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    await excerpt.fill('What Edda wrote.');
    await changeMeanwhile('What the head wrote.');
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await expect(clash(page)).toContainText(/Changed in the meantime by .+ on .+/);
    await clash(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(excerpt).toHaveValue('What Edda wrote.');
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await clash(page).getByRole('button', { name: 'Reload' }).click();
    await expect(excerpt).toHaveValue('What the head wrote.');

    await excerpt.fill('What Edda insists on.');
    await changeMeanwhile('What the head wrote next.');
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await clash(page).getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    const { body } = await staff('GET', `/blog/${id}`);
    expect((body as unknown as PostAnswer).post.excerpt).toBe('What Edda insists on.');
  },
);

journey('ABLG-2 two people in one post see each other until one leaves', async ({ page, browser, site, staff }) => {
  const draft = { excerpt: 'Opened by two.', content: CONTENT, category: 'design', tags: ['Design'], status: 'draft' };
  const created = await staff('POST', '/blog', { ...draft, title: `Opened by two ${Date.now()}` });
  const path = `/admin/blog/${(created.body as unknown as PostAnswer).post.id}/edit`;
  const elsewhere = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
  await openAs(page, STAFF.editor, path);
  await expect(editor(page)).toBeVisible();
  await openAs(elsewhere, STAFF.super_admin, path);
  await expect(editor(elsewhere).getByText(/ is editing this post\.$/)).toBeVisible();
  await expect(editor(page).getByText(/ is editing this post\.$/)).toBeVisible();
  await elsewhere.goto('/admin/dashboard');
  await expect(editor(page).getByText(/ is editing this post\.$/)).toBeHidden();
  await elsewhere.context().close();
});

journey(
  'ABLG-2 AUTH-3 an author asks for a review, and the post goes live once it is approved',
  async ({ page, browser, site, staff }) => {
    const { data } = (await staff('GET', '/auth/users?role=author')).body as unknown as { data: { id: string }[] };
    const permissions = { blog: { read: true, write: true, publish: false, editOthers: false } };
    expect((await staff('PUT', `/auth/users/${data[0]?.id}`, { permissions })).status).toBe(200);
    const title = `Reviewed by two ${Date.now()}`;
    const draft = { title, excerpt: 'Written by one, published by another.', content: CONTENT, category: 'design' };
    const { token } = await signInBy(page.context().request, AUTHOR);
    const send = (method: string, path: string, body: object) =>
      page.request.fetch(`${site}/api${path}`, { method, data: body, headers: { authorization: `Bearer ${token}` } });
    const post = { ...draft, tags: ['Design'], status: 'draft' };
    expect((await send('POST', '/blog', { ...post, status: 'published' })).status()).toBe(403);
    const { id, slug } = ((await (await send('POST', '/blog', post)).json()) as PostAnswer).post;

    await openAs(page, AUTHOR, `/admin/blog/${id}/edit`);
    await editor(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('Written by Arun, published by Edda.');
    await expect(editor(page).getByRole('button', { name: 'Update Post' })).toHaveCount(0);
    await editor(page).getByRole('button', { name: 'Ask for Review' }).click();
    const question = page.getByRole('dialog', { name: 'Ask for Review' });
    await question.getByLabel('Note').fill('Ready for Thursday.');
    await question.getByRole('button', { name: 'Ask for Review' }).click();
    await expect(page.getByText('Review requested')).toBeVisible();

    const reviewer = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
    await openAs(reviewer, STAFF.editor, '/admin/dashboard');
    const task = reviewer.getByRole('link', { name: new RegExp(`review requested.*${title}`) });
    await task.click();
    await expect(editor(reviewer).getByText('Ready for Thursday.')).toBeVisible();
    await editor(reviewer).getByRole('button', { name: 'Return with a Note' }).click();
    const returned = reviewer.getByRole('dialog', { name: 'Return with a Note' });
    await returned.getByLabel('Note').fill('One more sentence, please.');
    await returned.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(reviewer.getByText('Returned with your note')).toBeVisible();

    await page.goto(`/admin/blog/${id}/edit`);
    await expect(editor(page).getByText('One more sentence, please.')).toBeVisible();
    await editor(page).getByRole('button', { name: 'Ask for Review' }).click();
    await question.getByRole('button', { name: 'Ask for Review' }).click();
    await expect(page.getByText('Review requested')).toBeVisible();

    await reviewer.goto(`/admin/blog/${id}/edit`);
    await editor(reviewer).getByRole('button', { name: 'Approve and Publish' }).click();
    await expect(editor(reviewer)).toBeHidden();
    const visitor = await reviewer.context().newPage();
    await visitor.goto(`/blog/${slug}`);
    await expect(visitor.getByText('Written by Arun, published by Edda.').first()).toBeVisible();
    await page.goto(`/admin/blog/${id}/edit`);
    await expect(editor(page).getByText('Changes are published after a review.')).toBeVisible();
    await reviewer.context().close();
  },
);

/** A message just for this journey, so that no other row has its sender. */
const receiveMessage = async (site: string) => {
  const email = `two-answers-${Date.now()}@example.com`;
  const body = {
    name: 'Grace Hopper',
    email,
    subject: 'Web Development',
    message: 'We need a website for a compiler.',
  };
  const answer = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, serviceType: 'web-development' }),
  });
  expect(answer.status).toBe(201);
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  return { id, name: body.name, list: `/admin/contacts?search=${encodeURIComponent(email)}` };
};

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

journey(
  'ACON-2 a status that someone else changed in the meantime is not overwritten without a warning',
  async ({ page, staff, site }) => {
    const { id, name, list } = await receiveMessage(site);
    await openAs(page, STAFF.support, list);
    await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
    expect((await staff('PATCH', `/contact/${id}/status`, { status: 'in_progress' })).status).toBe(200);
    await choose(page, name, 'Mark Closed');
    await expect(clash(page)).toContainText(name);
    await clash(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('region', { name: 'Submissions' }).getByText('In Progress').first()).toBeVisible();
    await choose(page, name, 'Mark Closed');
    await expect(page.getByText('Status updated successfully')).toBeVisible();
  },
);

journey(
  'ACON-2 a customer gets no second response from a person who missed the first',
  async ({ page, browser, staff, site }) => {
    const { id, name, list } = await receiveMessage(site);
    const sent = async () => ((await staff('GET', `/contact/${id}/responses`)).body.data as unknown[]).length;
    const elsewhere = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
    const write = async (person: Page, response: string) => {
      await choose(person, name, 'Send Response');
      await reply(person).getByLabel('Response Message').fill(response);
    };
    const send = (person: Page) => reply(person).getByRole('button', { name: 'Send Response' }).click();
    await openAs(page, STAFF.support, list);
    await openAs(elsewhere, STAFF.super_admin, list);
    await write(page, 'Thank you. Shall we talk on Tuesday?');
    await write(elsewhere, 'Thank you. Let us talk on Monday.');
    await send(elsewhere);
    await expect(elsewhere.getByText('Response sent successfully')).toBeVisible();
    await send(page);
    await expect(clash(page)).toContainText(name);
    expect(await sent()).toBe(1);
    await clash(page).getByRole('button', { name: 'Send anyway' }).click();
    await expect(page.getByText('Response sent successfully')).toBeVisible();
    expect(await sent()).toBe(2);
    await elsewhere.context().close();
  },
);

journey('ACON-2 two people viewing one message see each other until one leaves', async ({ page, browser, site }) => {
  const { name, list } = await receiveMessage(site);
  const elsewhere = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
  await openAs(page, STAFF.support, list);
  await openAs(elsewhere, STAFF.super_admin, list);
  await choose(page, name, 'Send Response');
  await choose(elsewhere, name, 'View Details');
  const details = elsewhere.getByRole('dialog', { name: 'Contact Submission Details' });
  await expect(details.getByText('Samira Member is replying to this message.')).toBeVisible();
  await reply(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Samira Member is replying')).toBeHidden();
  await elsewhere.context().close();
});

journey('ACON-1 Export saves the filtered list as CSV', async ({ page }) => {
  await openAs(page, STAFF.support, '/admin/contacts?status=closed');
  await expect(page.getByText(/of \d+ submissions/)).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^contact-submissions-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split(/\r\n/);
  expect(head).toMatch(/^id,created_at,status,priority,name,email,/);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.join('\n')).not.toMatch(/,in_progress,/);
});

journey('DASH-1 the dashboard shows the total of each kind', async ({ page, staff }) => {
  const getTotal = async (path: string): Promise<string> => {
    const { body } = await staff('GET', path);
    return (body as unknown as { pagination: Pagination }).pagination.total.toLocaleString('en-US');
  };
  const totals = {
    Projects: await getTotal('/projects?limit=1&status=all'),
    'Team Members': await getTotal('/team?limit=1&active=all'),
    'Blog Posts': await getTotal('/blog?limit=1&status=all'),
    'Contact Submissions': await getTotal('/contact?limit=1'),
  };
  await openAs(page, STAFF.super_admin, '/admin/dashboard');
  const cards = page.getByRole('list', { name: 'Totals' }).getByRole('link');
  await expect(cards).toHaveText(Object.entries(totals).map(([label, total]) => `${label}${total}`));
  expect(Object.values(totals)).not.toContain('0');
});
