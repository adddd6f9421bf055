import { isWhole } from './steady-work.ts';
import { type Answer, aPost, ask, type Site, type Staff, until } from './visitors-and-staff.ts';

export interface Sample {
  kind: Kind;
  status: number;
  ms: number;
  /** The message of a failure. */
  message: string;
}

/** Requests a second of each kind: 200 together. A tenth of them is sent every tenth of a second. */
const PER_SECOND = {
  'pages from the cache': 80,
  'cached reads': 80,
  'uncached reads': 20,
  'rendered pages': 10,
  'writes of staff': 10,
} as const;
type Kind = keyof typeof PER_SECOND;
const KINDS = Object.entries(PER_SECOND) as [Kind, number][];
const ROUNDS_PER_SECOND = 10;
const CALM_MS = 5_000;

const isFailure = ({ status }: Pick<Sample, 'status'>): boolean => status === 0 || status >= 400;

/** The failure message as the contract defines it; other text is in brackets. */
const getMessage = ({ body, text }: Answer): string => {
  const isStandard = body?.success === false && typeof body.message === 'string' && typeof body.requestId === 'string';
  return isStandard ? body.message : `<${text.slice(0, 100)}>`;
};

const sendersFor = ({ url }: Site, staff: Staff): Record<Kind, (unique: string) => Promise<Answer>> => ({
  'pages from the cache': () => ask(`${url}/`),
  'rendered pages': (unique) => ask(`${url}/blog?search=${unique}`),
  'cached reads': () => ask(`${url}/api/blog`),
  'uncached reads': (unique) => ask(`${url}/api/blog?search=${unique}`),
  'writes of staff': (unique) => staff('POST', '/blog', { ...aPost(`Under load ${unique}`), status: 'draft' }),
});

/** Requests of several kinds at a steady rate, without waiting for earlier answers. */
export class Load {
  readonly samples: Sample[] = [];
  private readonly sending = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private count = 0;

  constructor(site: Site, staff: Staff) {
    const send = sendersFor(site, staff);
    this.timer = setInterval(() => {
      for (const [kind, perSecond] of KINDS)
        for (let request = 0; request < perSecond / ROUNDS_PER_SECOND; request += 1) {
          this.count += 1;
          this.track(kind, send[kind](`load${Date.now()}x${this.count}`));
        }
    }, 1000 / ROUNDS_PER_SECOND);
  }

  async stop(): Promise<readonly Sample[]> {
    clearInterval(this.timer);
    await Promise.all(this.sending);
    return this.samples;
  }

  private track(kind: Kind, answering: Promise<Answer>): void {
    const startedAt = performance.now();
    const tracked = answering.then((answer) => {
      const ms = performance.now() - startedAt;
      const { status } = answer;
      this.samples.push({ kind, status, ms, message: isFailure(answer) ? getMessage(answer) : '' });
      this.sending.delete(tracked);
    });
    this.sending.add(tracked);
  }
}

/** The number of failures by kind, status, and message. */
export const failuresIn = (samples: readonly Sample[]): Record<string, number> => {
  const names = samples.filter(isFailure).map(({ kind, status, message }) => `${kind}: ${status} ${message}`);
  return Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, same = []]) => [name, same.length]),
  );
};

export interface KindFigures {
  requests: number;
  failures: Record<string, number>;
  longestMs: number;
}

/** By kind: the number of requests, the failures, and the longest wait. */
export const summarize = (samples: readonly Sample[]): Record<string, KindFigures> => {
  const byKind = Object.groupBy(samples, ({ kind }) => kind);
  return Object.fromEntries(
    Object.entries(byKind).map(([kind, group = []]) => {
      const failures = Object.entries(Object.groupBy(group.filter(isFailure), ({ status }) => status));
      return [
        kind,
        {
          requests: group.length,
          failures: Object.fromEntries(failures.map(([status, answers = []]) => [status, answers.length])),
          longestMs: Math.round(Math.max(...group.map(({ ms }) => ms))),
        },
      ];
    }),
  );
};

/** What requests met during the work, and for some seconds before and after it. */
export const loadDuring = async (
  site: Site,
  staff: Staff,
  work: () => Promise<unknown>,
): Promise<readonly Sample[]> => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const load = new Load(site, staff);
  await wait(CALM_MS);
  await work();
  await until('every unit answers', () => isWhole(site));
  await wait(CALM_MS);
  return load.stop();
};

/** The same mix from clients that each send the next request when the last one is answered. */
export const loadAtOnce = async (
  site: Site,
  staff: Staff,
  { clients, forMs }: { clients: number; forMs: number },
): Promise<readonly Pick<Sample, 'status' | 'ms'>[]> => {
  const send = sendersFor(site, staff);
  const mix = KINDS.flatMap(([kind, perSecond]) => Array.from({ length: perSecond / ROUNDS_PER_SECOND }, () => kind));
  const until = performance.now() + forMs;
  const samples: Pick<Sample, 'status' | 'ms'>[] = [];
  const work = async (client: number): Promise<void> => {
    for (let turn = client; performance.now() < until; turn += 1) {
      const startedAt = performance.now();
      const { status } = await send[mix[turn % mix.length] ?? 'cached reads'](`sized${client}x${turn}x${Date.now()}`);
      samples.push({ status, ms: performance.now() - startedAt });
    }
  };
  await Promise.all(Array.from({ length: clients }, (_none, client) => work(client)));
  return samples;
};
