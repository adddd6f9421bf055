import autocannon from 'autocannon';

export interface Contender {
  name: string;
  url: string;
}

/** Figures of one contender, one for each round. */
export interface Measured {
  name: string;
  requestsPerSecond: number[];
  p99Ms: number[];
}

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
const SECONDS = 4;
const ROUNDS = 5;

const load = async ({ name, url }: Contender, duration: number) => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed.`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
};

/** Measures the contenders in turn, round by round, so that a disturbance affects all of them. */
export const measureInTurns = async (contenders: readonly Contender[], rounds = ROUNDS): Promise<Measured[]> => {
  const measured = contenders.map(({ name }): Measured => ({ name, requestsPerSecond: [], p99Ms: [] }));
  for (const contender of contenders) await load(contender, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round += 1)
    for (const [index, contender] of contenders.entries()) {
      const { requestsPerSecond, p99Ms } = await load(contender, SECONDS);
      measured[index]?.requestsPerSecond.push(requestsPerSecond);
      measured[index]?.p99Ms.push(p99Ms);
      process.stdout.write(`round ${round}, ${contender.name}: ${Math.round(requestsPerSecond)} requests/s\n`);
    }
  return measured;
};
