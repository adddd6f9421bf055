import { aPost, type KeyServer, type ServiceCall, serviceClient } from '@atelier/test-kit';

/** A call of a client as the checker reads it; begin and end in nanoseconds. */
export interface Call {
  client: number;
  post: string;
  kind: 'read' | 'write';
  /** The version that a write expects. */
  expected: number;
  value: string;
  outcome: 'ok' | 'conflict' | 'unknown';
  version: number;
  begin: number;
  end: number;
}

const AS = 'editor';
const PAUSE_MS = 5;
const NANOSECONDS_A_MS = 1_000_000;
const CONFLICT = 409;

const now = (): number => Math.round(performance.now() * NANOSECONDS_A_MS);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** Clients that read and change posts through several replicas, and what each of their calls met. */
export class RecordedPosts {
  readonly history: Call[] = [];
  private readonly ids: string[] = [];
  private clients = 0;
  private isStopped = false;
  private readonly getUrls: () => readonly string[];
  private readonly keys: KeyServer;

  /** The addresses of the replicas change when they are started again. */
  constructor(getUrls: () => readonly string[], keys: KeyServer) {
    this.getUrls = getUrls;
    this.keys = keys;
  }

  async create(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const begin = now();
      const value = `Written first ${index}`;
      const body = { ...aPost({ slug: `history-${index}` }), excerpt: value };
      const created = await this.call('POST', '/blog', { as: AS, body });
      const post = String(created.body.data?.id);
      this.ids.push(post);
      const made = { client: this.newClient(), post, kind: 'write', expected: 0, value, outcome: 'ok' } as const;
      this.history.push({ ...made, version: Number(created.body.data?.version), begin, end: now() });
    }
  }

  /** Works until it is stopped. */
  async work(): Promise<void> {
    let client = this.newClient();
    for (let turn = 0; !this.isStopped; turn += 1) {
      const post = pick(this.ids);
      const found = await this.read(client, post);
      const isAnswered = found === undefined || (await this.write(client, post, found, `By ${client}, turn ${turn}`));
      // A call without an answer is still under way, and a client has one call at a time.
      if (!isAnswered) client = this.newClient();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  private get call(): ServiceCall {
    return serviceClient(pick(this.getUrls()), this.keys);
  }

  private newClient(): number {
    this.clients += 1;
    return this.clients;
  }

  /** The version; undefined if the replica was away. A read that failed says nothing. */
  private async read(client: number, post: string): Promise<number | undefined> {
    const begin = now();
    const answer = await this.call('GET', `/blog/${post}`, { as: AS }).catch(() => undefined);
    if (answer?.status !== 200) return undefined;
    const { version, excerpt } = answer.body.data as { version: number; excerpt: string };
    const call = { client, post, kind: 'read', expected: 0, value: excerpt, outcome: 'ok', version } as const;
    this.history.push({ ...call, begin, end: now() });
    return version;
  }

  /** False if it is not known whether the write took effect. */
  private async write(client: number, post: string, expected: number, value: string): Promise<boolean> {
    const call = { client, post, kind: 'write', expected, value } as const;
    const begin = now();
    const headers = { 'if-match': `"${expected}"` };
    const answer = await this.call('PUT', `/blog/${post}`, { as: AS, headers, body: { excerpt: value } }).catch(
      () => undefined,
    );
    const end = now();
    if (answer?.status === 200)
      this.history.push({ ...call, outcome: 'ok', version: Number(answer.body.data?.version), begin, end });
    else if (answer?.status === CONFLICT) this.history.push({ ...call, outcome: 'conflict', version: 0, begin, end });
    else this.history.push({ ...call, outcome: 'unknown', version: 0, begin, end });
    return answer?.status === 200 || answer?.status === CONFLICT;
  }
}
