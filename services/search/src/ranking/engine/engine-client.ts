import * as z from 'zod';

/** Long enough for a batch on a busy engine; searches have a limit of their own. */
const TIMEOUT_MS = 30_000;

/** The engine refused a call. It repeats no part of the call, which has the words of a visitor. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
  /** Counts as an outage, unless the call itself was wrong. */
  readonly code: string | undefined;

  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(`The search engine answered ${status}: ${reason}`);
    this.code = status === 400 ? undefined : 'ServiceUnavailable';
  }
}

const failureAnswer = z.object({ error: z.object({ type: z.string() }) });

const getReason = (answer: unknown): string => failureAnswer.safeParse(answer).data?.error.type ?? 'no reason';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** An object, or the lines of a bulk call. */
  body?: object | readonly object[];
  signal?: AbortSignal | undefined;
}

const toLines = (body: readonly object[]): string => body.map((line) => `${JSON.stringify(line)}\n`).join('');

const toBody = (body: object | readonly object[]) =>
  Array.isArray(body)
    ? { body: toLines(body), type: 'application/x-ndjson' }
    : { body: JSON.stringify(body), type: 'application/json' };

/** Calls OpenSearch over HTTP. Credentials of the address are sent as a header, so that no error repeats them. */
export class EngineClient {
  private readonly base: string;
  private readonly headers: Record<string, string>;

  constructor(address: string) {
    const { username, password, origin, pathname } = new URL(address);
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    this.base = `${origin}${pathname.replace(/\/$/, '')}`;
    this.headers = username === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  }

  async call<Schema extends z.ZodType>(schema: Schema, call: Call): Promise<z.output<Schema>> {
    const response = await this.send(call);
    if (!response.ok) throw new EngineFailure(response.status, getReason(await response.json().catch(() => undefined)));
    return schema.parse(await response.json());
  }

  /** Undefined if what the call is about does not exist. */
  async find<Schema extends z.ZodType>(schema: Schema, call: Call): Promise<z.output<Schema> | undefined> {
    try {
      return await this.call(schema, call);
    } catch (error) {
      if (error instanceof EngineFailure && error.status === 404) return undefined;
      throw error;
    }
  }

  private send({ method, path, body, signal = AbortSignal.timeout(TIMEOUT_MS) }: Call): Promise<Response> {
    const url = `${this.base}${path}`;
    if (body === undefined) return fetch(url, { method, headers: this.headers, signal });
    const { type, body: text } = toBody(body);
    return fetch(url, { method, headers: { ...this.headers, 'content-type': type }, body: text, signal });
  }
}
