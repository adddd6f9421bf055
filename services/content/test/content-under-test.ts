import type { Role } from '@atelier/contracts';
import {
  type AnswerBody,
  demanded,
  dropDatabase,
  inspectDatabase,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startCuttableServer,
  startKeyServer,
} from '@atelier/test-kit';
import { start } from '../src/index.js';

/** A field of a form: a text, or a file with the name that its sender gives it. */
export type Part = [field: string, content: Buffer | string, filename?: string];

const toForm = (parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [field, content, filename = 'picture.png'] of parts) {
    if (typeof content === 'string') form.append(field, content);
    else form.append(field, new Blob([new Uint8Array(content)]), filename);
  }
  return form;
};

/** A draft as the fields of a form: lists as JSON text. */
export const getParts = (draft: object): Part[] =>
  Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]);

/** The content service on real servers, with a database of its own; what else it needs may need its keys. */
export const startContent = async (extra: (jwksUrl: string) => Promise<NodeJS.ProcessEnv> = async () => ({})) => {
  const keys = await startKeyServer();
  const env = serviceTestEnvironment('content', keys.jwksUrl, await extra(keys.jwksUrl));
  const service = await start(env);
  const call: ServiceCall = serviceClient(service.url, keys);

  const send = async (method: 'POST' | 'PUT', path: string, parts: readonly Part[], as: Role = 'editor') => {
    const headers = await keys.headersFor(as);
    const response = await fetch(`${service.url}${path}`, { method, headers, body: toForm(parts) });
    return { status: response.status, body: (await response.json()) as AnswerBody };
  };
  const list = async <Field extends string>(path: string, field: Field, as?: Role): Promise<unknown[]> => {
    const { body } = await call('GET', path, as === undefined ? {} : { as });
    return (body.data as unknown as Record<Field, unknown>[]).map((item) => item[field]);
  };
  const create = async (path: string, body: object) => {
    const created = await call('POST', path, { as: 'editor', body });
    if (created.status !== 201) throw new Error(`${created.status} ${JSON.stringify(created.body)}`);
    return created.body.data as Record<string, unknown> & { id: string; slug: string; version: number };
  };
  const stored = (collection: string) =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection(collection).countDocuments());
  const stop = async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  };
  return { keys, env, service, call, send, list, create, stored, stop };
};
export type ContentUnderTest = Awaited<ReturnType<typeof startContent>>;

/** Without a broker once staff can sign in: otherwise services of other tests would follow its settings. */
export const startContentAlone = async (extra: NodeJS.ProcessEnv = {}): Promise<ContentUnderTest> => {
  const broker = await startCuttableServer(demanded('TEST_NATS_URL'));
  const content = await startContent(async () => ({ ...extra, NATS_URL: broker.url }));
  const { status } = await content.call('GET', '/studio/settings', { as: 'super_admin' });
  if (status !== 200) throw new Error(`Staff cannot sign in: ${status}`);
  broker.cut();
  const stop = async () => {
    await content.stop();
    await broker.stop();
  };
  return { ...content, stop };
};
