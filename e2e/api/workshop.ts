import { createHash, randomBytes } from 'node:crypto';
import type { OperationKey } from '@atelier/contracts';
import type { AnswerBody, ApiClient } from './api-client.ts';

/** Part of every name that the suite creates, so that it cannot clash with existing data. */
const MARK = randomBytes(4).toString('hex');
let count = 0;
export const unique = (word: string): string => {
  count += 1;
  return `${word} ${MARK} ${count}`;
};
const uniqueSlug = (word: string): string => unique(word).toLowerCase().replaceAll(' ', '-');

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const SENTENCE = 'Small releases fail in small ways, and small failures are cheap to mend. ';

export const bodies = {
  service: (fields: object = {}) => ({
    name: unique('Conformance service'),
    short_description: 'A service that a test of this platform made.',
    description: SENTENCE.repeat(2),
    category: 'web_development',
    features: ['Made by a test'],
    technologies: ['TypeScript'],
    ...fields,
  }),
  project: (fields: object = {}) => ({
    title: unique('Conformance project'),
    description: SENTENCE,
    category: 'web_application',
    status: 'draft',
    key_features: ['Made by a test'],
    technologies: ['TypeScript'],
    ...fields,
  }),
  member: (fields: object = {}) => ({
    name: unique('Conformance Member'),
    position: 'Tester',
    department: 'Engineering',
    skills: ['TypeScript'],
    is_active: false,
    ...fields,
  }),
  post: (fields: object = {}) => ({
    title: unique('A conformance post'),
    excerpt: 'A post that a test of this platform wrote.',
    content: `<p>${SENTENCE.repeat(3)}</p>`,
    category: 'development',
    tags: ['Testing'],
    status: 'draft',
    ...fields,
  }),
  page: (fields: object = {}) => ({
    title: unique('Conformance page'),
    description: 'A page that a test of this platform wrote.',
    content: `<p>${SENTENCE}</p>`,
    status: 'draft',
    ...fields,
  }),
  goal: () => ({ name: unique('Goal'), target: 'page' as const, path: '/contact' }),
  segment: () => ({ name: unique('Segment'), segment: { channel: 'search' as const } }),
  newsletterIssue: () => ({ subject: unique('Conformance issue'), content: `<p>${SENTENCE}</p>` }),
  message: (fields: object = {}) => ({
    name: 'Ada Conformance',
    email: `ada.${MARK}@example.com`,
    subject: 'Web Development',
    message: 'A message that a test of this platform sent.',
    serviceType: 'web-development',
    ...fields,
  }),
};

/** A real one-pixel picture. */
export const picture = (): Blob => new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });

export const toForm = (fields: Record<string, string | Blob>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, `${name}.png`);
  return form;
};

/** An application with the smallest file that passes as a PDF. */
export const applicationForm = (): FormData => {
  const { name, email, message } = bodies.message();
  const form = toForm({ role: 'Product designer', name, email, message });
  form.append('file', new Blob(['%PDF-1.7']), 'resume.pdf');
  return form;
};

type Kind = 'service' | 'project' | 'member' | 'post' | 'page';
const PATHS: Record<Kind, '/services' | '/projects' | '/team' | '/blog' | '/pages'> = {
  service: '/services',
  project: '/projects',
  member: '/team',
  post: '/blog',
  page: '/pages',
};

/** Creates the data that scenarios need, and removes it afterwards. */
export class Workshop {
  private readonly made: { key: OperationKey; id: string }[] = [];

  readonly api: ApiClient;

  constructor(api: ApiClient) {
    this.api = api;
  }

  /** A content item, hidden from visitors unless the fields say otherwise. */
  async item(kind: Kind, fields: object = {}): Promise<AnswerBody> {
    const path = PATHS[kind];
    const hidden = kind === 'service' ? { is_active: false } : {};
    const body = bodies[kind]({ ...hidden, ...fields });
    const { data } = await this.api.succeed(`POST ${path}`, { body });
    this.keep(`DELETE ${path}/{id}`, data.id);
    return data;
  }

  /** A picture in the library. */
  async file(): Promise<AnswerBody> {
    const { data } = await this.api.succeed('POST /upload', { body: toForm({ file: picture(), folder: 'temp' }) });
    return (data as unknown as AnswerBody[])[0] as AnswerBody;
  }

  async submission(fields: object = {}): Promise<string> {
    const { data } = await this.api.succeed('POST /contact', { body: bodies.message(fields) }, 'visitor');
    this.keep('DELETE /contact/{id}', data.id);
    return data.id;
  }

  async comment(): Promise<{ id: string; comment: string }> {
    const id = await this.submission();
    const body = { text: 'A comment that a test of this platform wrote.' };
    const { data } = await this.api.succeed('POST /contact/{id}/comments', { params: { id }, body });
    return { id, comment: data.id };
  }

  async newsletterIssue(): Promise<string> {
    const { data } = await this.api.succeed('POST /contact/newsletter/issues', { body: bodies.newsletterIssue() });
    this.keep('DELETE /contact/newsletter/issues/{id}', data.id);
    return data.id;
  }

  async application(): Promise<string> {
    const { data } = await this.api.succeed('POST /contact/applications', { body: applicationForm() }, 'visitor');
    this.keep('DELETE /contact/{id}', data.id);
    return data.id;
  }

  async savedReply(): Promise<string> {
    const body = { name: unique('Reply'), text: 'Hello {name}, thank you.' };
    const { data } = await this.api.succeed('POST /contact/saved-replies', { body });
    this.keep('DELETE /contact/saved-replies/{id}', data.id);
    return data.id;
  }

  async goal(): Promise<string> {
    const { data } = await this.api.succeed('POST /analytics/goals', { body: bodies.goal() });
    this.keep('DELETE /analytics/goals/{id}', data.id);
    return data.id;
  }

  async segment(): Promise<string> {
    const { data } = await this.api.succeed('POST /analytics/segments', { body: bodies.segment() });
    this.keep('DELETE /analytics/segments/{id}', data.id);
    return data.id;
  }

  async invitedStaff(fields: object = {}): Promise<AnswerBody> {
    const body = {
      email: `${uniqueSlug('staff')}@example.com`,
      firstName: 'Ines',
      lastName: 'Invited',
      role: 'viewer',
      ...fields,
    };
    const { data } = await this.api.succeed('POST /auth/users/invite', { body });
    this.keep('DELETE /auth/users/{id}', data.id);
    return data;
  }

  async apiKey(): Promise<AnswerBody> {
    const { data } = await this.api.succeed('POST /auth/api-keys', { body: { name: unique('Key'), permissions: {} } });
    this.keep('DELETE /auth/api-keys/{id}', data.id);
    return data;
  }

  /** A webhook to an address without a listener. */
  async webhook(): Promise<AnswerBody> {
    const body = {
      url: 'https://localhost:9/hook',
      description: unique('Webhook'),
      events: ['atelier.content.page.purged.v1'],
    };
    const { data } = await this.api.succeed('POST /webhooks', { body });
    this.keep('DELETE /webhooks/{id}', data.id);
    return data;
  }

  /** The same, with a test event that could not be delivered. */
  async delivery(): Promise<{ id: string; delivery: string }> {
    const { id } = await this.webhook();
    const { data } = await this.api.succeed('POST /webhooks/{id}/test', { params: { id } });
    return { id, delivery: data.id };
  }

  async eventSubscriber(): Promise<AnswerBody> {
    const body = { name: unique('Subscriber'), events: ['atelier.content.page.purged.v1'] };
    const { data } = await this.api.succeed('POST /event-subscribers', { body });
    this.keep('DELETE /event-subscribers/{id}', data.id);
    return data;
  }

  async sharedReport(): Promise<AnswerBody> {
    const body = { name: unique('Shared report'), days: 7, lifetime: 'month' };
    const { data } = await this.api.succeed('POST /analytics/shared-reports', { body });
    this.keep('DELETE /analytics/shared-reports/{id}', data.id);
    return data;
  }

  /** Registers an item for removal by the given call. */
  keep(key: OperationKey, id: string): void {
    this.made.push({ key, id });
  }

  async clear(): Promise<void> {
    for (const { key, id } of this.made.splice(0)) {
      const { status } = await this.api.call(key, { params: { id } });
      if (status >= 500) throw new Error(`${key} answered ${status} when the suite tidied up.`);
    }
  }
}

/** A release file with its required metadata. */
export const releaseFile = () => {
  const bytes = Buffer.from(`export const get = () => 0; // ${unique('file')}`);
  return { bytes, sha384: createHash('sha384').update(bytes).digest('base64') };
};
