/** A call that reached the fake server. */
export interface SeenCall {
  method: string;
  path: string;
  /** Parsed JSON, or a form as sent. */
  body: unknown;
  /** As sent, with the original names. */
  headers: Readonly<Record<string, string>>;
}

const PRESENCE = '/auth/presence';

type Answer = { status: number; body: unknown };
type Handler = (call: SeenCall) => Answer | Promise<Answer>;

const toAnswer = ({ status, body }: Answer): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
  }) as Response;

/** Replaces the network: answers by method and path, ignores queries, and records the calls. */
export class FakeServer {
  readonly calls: SeenCall[] = [];
  /** Presence reports, which editors send at any time; kept apart from the calls that tests count. */
  readonly presence: unknown[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(call: string, handler: Handler | Answer): this {
    this.handlers.set(call, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  sent(method: string, path?: string): SeenCall[] {
    return this.calls.filter((call) => call.method === method && (path === undefined || call.path === path));
  }

  readonly fetch: typeof fetch = async (address, init = {}) => {
    const path = String(address).replace(/^\/api/, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const call = { method: init.method ?? 'GET', path, body, headers: { ...(init.headers as Record<string, string>) } };
    if (path === PRESENCE) this.presence.push(body);
    else this.calls.push(call);
    const handler = this.handlers.get(`${call.method} ${path.split('?')[0]}`);
    return toAnswer(
      handler === undefined ? { status: 404, body: { success: false, message: 'Not found' } } : await handler(call),
    );
  };
}
