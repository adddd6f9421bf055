import { getMethodAndPath, type OperationKey, ROLE_PRESETS, type Role } from '@atelier/contracts';
import { type ApiDocument, ContractJudge } from './api-document.ts';

/** A request without its operation key. */
export interface Request {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Who sends it: a visitor, the administrator, or a key with a role's rights. */
export type Caller = 'visitor' | 'administrator' | Role;

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of a hundred calls; the document defines their form.
export type AnswerBody = Record<string, any>;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: AnswerBody;
}

export interface Instance {
  base: string;
  email: string;
  password: string;
}

const RETRY_LIMIT = 30;

const getWord = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const toQuery = (query: Record<string, unknown> = {}): string => {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, getWord(value)]));
  return words.size === 0 ? '' : `?${words}`;
};

const getPayload = (body: unknown): { body?: BodyInit; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData || body instanceof Blob) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

const isEndless = (response: Response): boolean =>
  response.headers.get('content-type') === 'text/event-stream' && response.body !== null;

/** Reads the start of an endless answer and then cancels it. */
const readBeginning = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

/** Calls a running instance over HTTP, and checks every answer against its OpenAPI document. */
export class ApiClient {
  private readonly keys = new Map<Role, { id: string; key: string }>();
  private readonly instance: Instance;
  private readonly judge: ContractJudge;
  private token = '';

  private constructor(instance: Instance, judge: ContractJudge) {
    this.instance = instance;
    this.judge = judge;
  }

  static async on(instance: Instance): Promise<ApiClient> {
    const document = await fetch(`${instance.base}/api/openapi.json`);
    const client = new ApiClient(instance, new ContractJudge((await document.json()) as ApiDocument));
    await client.signIn();
    return client;
  }

  get base(): string {
    return this.instance.base;
  }

  get credentials(): { email: string; password: string } {
    const { email, password } = this.instance;
    return { email, password };
  }

  /** The administrator's bearer token. */
  get bearer(): string {
    return this.token;
  }

  async signIn(): Promise<void> {
    const { body } = await this.call('POST /auth/login', { body: this.credentials }, 'visitor');
    this.token = body.data.token;
  }

  /** Returns the answer with any status; throws if the document does not describe it. */
  async call(key: OperationKey, request: Request = {}, as: Caller = 'administrator'): Promise<Answer> {
    const { method, path } = getMethodAndPath(key);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_name, name: string) => request.params?.[name] ?? `no-${name}`);
    const answer = await this.send(method, `${filled}${toQuery(request.query)}`, request, as);
    const mediaType = answer.headers.get('content-type') ?? '';
    const complaint = this.judge.complaint(method, path, answer.status, mediaType, answer.body);
    if (complaint !== undefined) throw new Error(complaint);
    return answer;
  }

  /** Returns the body; throws unless the call succeeds. */
  async succeed(key: OperationKey, request: Request = {}, as: Caller = 'administrator'): Promise<AnswerBody> {
    const { status, body } = await this.call(key, request, as);
    if (status >= 300) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async send(method: string, path: string, request: Request, as: Caller): Promise<Answer> {
    const { body, headers } = getPayload(request.body);
    const credentials = await this.getCredentials(as);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${this.instance.base}/api${path === '/' ? '' : path}`, {
        method,
        headers: { ...credentials, ...headers, ...request.headers },
        ...(body === undefined ? {} : { body }),
      });
      const text = isEndless(response) ? await readBeginning(response) : await response.text();
      const wait = Number(response.headers.get('retry-after') ?? 1);
      // Waits and retries if the instance applies its rate limits.
      if (response.status !== 429 || attempt === RETRY_LIMIT) return this.read(response, text);
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  }

  /** Deletes the keys that this client created. */
  async end(): Promise<void> {
    for (const { id } of this.keys.values()) await this.succeed('DELETE /auth/api-keys/{id}', { params: { id } });
    this.keys.clear();
  }

  private read(response: Response, text: string): Answer {
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? (JSON.parse(text) as AnswerBody) : {},
    };
  }

  private async getCredentials(as: Caller): Promise<Record<string, string>> {
    if (as === 'visitor') return {};
    if (as === 'administrator') return { authorization: `Bearer ${this.token}` };
    return { 'x-api-key': (await this.getKey(as)).key };
  }

  /** A key with a role's rights stands in for staff with that role. */
  private async getKey(role: Role): Promise<{ id: string; key: string }> {
    const known = this.keys.get(role);
    if (known !== undefined) return known;
    const body = { name: `Conformance ${role}`, permissions: ROLE_PRESETS[role] };
    const { data } = await this.succeed('POST /auth/api-keys', { body });
    this.keys.set(role, data as { id: string; key: string });
    return data as { id: string; key: string };
  }
}
