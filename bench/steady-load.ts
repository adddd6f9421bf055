import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface SteadyRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface SteadyResult {
  /** Responses with a 2xx status. */
  succeeded: number;
  failed: number;
  /** From the moment that a request was due until its whole response, sorted. */
  latenciesMs: readonly number[];
}

const TICK_MS = 2;

/** Sends requests evenly, whether or not earlier ones have been answered. */
export const sendSteadily = async (
  perSecond: number,
  seconds: number,
  getRequest: (index: number) => SteadyRequest,
): Promise<SteadyResult> => {
  const agent = new Agent({ keepAlive: true });
  const latenciesMs: number[] = [];
  let failed = 0;
  const startedAtMs = performance.now();

  const send = ({ url, body, ...init }: SteadyRequest, dueAtMs: number) =>
    new Promise<void>((resolve) => {
      const isFailed = () => {
        failed += 1;
        resolve();
      };
      const sent = request(url, { ...init, agent }, (response) => {
        response
          .resume()
          .once('error', isFailed)
          .once('end', () => {
            if ((response.statusCode ?? 0) >= 300) return isFailed();
            latenciesMs.push(performance.now() - dueAtMs);
            resolve();
          });
      });
      sent.once('error', isFailed).end(body);
    });

  const pending: Promise<void>[] = [];
  while (pending.length < perSecond * seconds) {
    const dueAtMs = startedAtMs + (pending.length * 1000) / perSecond;
    if (dueAtMs <= performance.now()) pending.push(send(getRequest(pending.length), dueAtMs));
    else await delay(TICK_MS);
  }
  await Promise.all(pending);
  agent.destroy();
  return { succeeded: latenciesMs.length, failed, latenciesMs: latenciesMs.sort((one, other) => one - other) };
};

/** Of sorted numbers, the one that `share` of them do not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
