import { expect, journey } from '../platform/journey.ts';

const POST = {
  title: 'A post that is fine',
  excerpt: 'Short and to the point.',
  content: `<p>${'Enough words to be taken seriously. '.repeat(5)}</p>`,
  category: 'design',
  tags: ['Design'],
  status: 'draft',
};
const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Web Development',
  message: 'We would like to talk about an engine.',
  serviceType: 'web-development',
};

interface BadCall {
  what: string;
  method: string;
  path: string;
  body?: unknown;
  status: number;
  field?: string;
}

const CALLS: readonly BadCall[] = [
  { what: 'API-PAGE a page below one', method: 'GET', path: '/blog?page=0', status: 400, field: 'page' },
  { what: 'API-PAGE a page that is no number', method: 'GET', path: '/blog?page=two', status: 400, field: 'page' },
  { what: 'API-PAGE a limit above a hundred', method: 'GET', path: '/contact?limit=101', status: 400, field: 'limit' },
  { what: 'API-BLOG an unknown query field', method: 'GET', path: '/blog?color=red', status: 400, field: 'color' },
  { what: 'API-BLOG a bad identifier', method: 'GET', path: '/blog/$where', status: 400 },
  { what: 'API-BLOG an unknown post', method: 'GET', path: '/blog/nobody-wrote-this', status: 404 },
  {
    what: 'API-BLOG a wrong type',
    method: 'POST',
    path: '/blog',
    body: { ...POST, tags: 'Design' },
    status: 400,
    field: 'tags',
  },
  {
    what: 'API-BLOG an unknown field',
    method: 'POST',
    path: '/blog',
    body: { ...POST, isAdmin: true },
    status: 400,
    field: 'isAdmin',
  },
  {
    what: 'API-BLOG an over-long value',
    method: 'POST',
    path: '/blog',
    body: { ...POST, excerpt: 'x'.repeat(301) },
    status: 400,
    field: 'excerpt',
  },
  {
    what: 'API-BLOG an operator for text',
    method: 'POST',
    path: '/blog',
    body: { ...POST, title: { $gt: '' } },
    status: 400,
    field: 'title',
  },
  {
    what: 'CON-5 a name with digits',
    method: 'POST',
    path: '/contact',
    body: { ...MESSAGE, name: 'Ada 1' },
    status: 400,
    field: 'name',
  },
  {
    what: 'CON-5 a bad e-mail',
    method: 'POST',
    path: '/contact',
    body: { ...MESSAGE, email: 'ada@' },
    status: 400,
    field: 'email',
  },
  {
    what: 'CON-5 an unknown field',
    method: 'POST',
    path: '/contact',
    body: { ...MESSAGE, status: 'closed' },
    status: 400,
    field: 'status',
  },
  { what: 'API-CON a bad sort field', method: 'GET', path: '/contact?sort=password', status: 400, field: 'sort' },
  {
    what: 'API-AUTH a login without password',
    method: 'POST',
    path: '/auth/login',
    body: { email: 'a@b.co' },
    status: 400,
    field: 'password',
  },
  {
    what: 'API-SEO a path without a slash',
    method: 'POST',
    path: '/analytics/track',
    body: { path: 'blog' },
    status: 400,
    field: 'path',
  },
  { what: 'API-SYS an unknown route', method: 'GET', path: '/nothing/here', status: 404 },
];

interface ErrorForm {
  success: boolean;
  message: string;
  error: string;
  requestId: string;
  errors?: { field: string }[];
}

for (const { what, method, path, body, status, field } of CALLS) {
  journey(`${what} returns ${status} in the standard error format`, async ({ staff }) => {
    const answer = await staff(method, path, body);
    const form = answer.body as unknown as ErrorForm;
    expect(answer.status).toBe(status);
    expect(form).toMatchObject({
      success: false,
      message: expect.any(String),
      error: expect.any(String),
      requestId: expect.any(String),
    });
    if (field !== undefined) expect(form.errors?.map((issue) => issue.field)).toContain(field);
  });
}

const RAW = [
  { what: 'API-CON malformed JSON', path: '/contact', type: 'application/json', body: '{"name":', status: 400 },
  { what: 'API-CON another content type', path: '/contact', type: 'text/csv', body: 'name,email', status: 415 },
  {
    what: 'API-CON an oversized body',
    path: '/contact',
    type: 'application/json',
    body: JSON.stringify({ message: 'x'.repeat(1_200_000) }),
    status: 413,
  },
] as const;

for (const { what, path, type, body, status } of RAW) {
  journey(`${what} returns ${status} and changes nothing`, async ({ site, staff }) => {
    const countMessages = async () =>
      ((await staff('GET', '/contact?limit=1')).body as unknown as { pagination: { total: number } }).pagination.total;
    const before = await countMessages();
    const response = await fetch(`${site}/api${path}`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, requestId: expect.any(String) });
    expect(await countMessages()).toBe(before);
  });
}

journey('API-PUB contact data, drafts, and analytics require a token', async ({ site }) => {
  for (const path of ['/contact', '/contact/stats', '/blog?status=all', '/analytics'])
    expect((await fetch(`${site}/api${path}`)).status, path).toBe(401);
});
