import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNIT_ACCOUNTS } from '../../embedded/servers/accounts.ts';
import { keepFigures } from '../containers/figures.ts';
import { getPublications, itLostNothing } from '../containers/lost-nothing.ts';
import { isWhole, SteadyWork } from '../containers/steady-work.ts';
import { type Staff, signIn, until } from '../containers/visitors-and-staff.ts';
import { Cluster } from './cluster.ts';

const PARTS = [...UNIT_ACCOUNTS, 'mail', 'mongo', 'nats', 'proxy', 's3'].sort();
/** Units that start before their servers are started again after ten seconds, twenty, and so on. */
const WHOLE_WITHIN_MS = 300_000;

describe('killed pods', () => {
  const cluster = Cluster.running();
  const seconds: Record<string, number> = {};
  let staff: Staff;
  let work: SteadyWork;
  let publicationsBefore: number;

  beforeAll(async () => {
    staff = await signIn(cluster);
    publicationsBefore = await getPublications(staff);
    work = new SteadyWork(cluster, staff);
  });
  afterAll(async () => {
    await work.stop();
    const { acknowledged, refused } = work;
    keepFigures('cluster-recovery', { seconds, acknowledged, refused });
  });

  const untilWorkGoesOn = async (): Promise<void> => {
    await until('every unit answers', () => isWhole(cluster), WHOLE_WITHIN_MS);
    const { acknowledged } = work;
    await until('another write is acknowledged', async () => work.acknowledged > acknowledged);
  };

  it('PLT-8 cover everything that the overlay runs', async () => {
    expect([...new Set((await cluster.pods()).map(({ unit }) => unit))].sort()).toEqual(PARTS);
  });

  it.each(PARTS)('PLT-5 %s is replaced, and work continues', async (part) => {
    const before = await cluster.podsOf(part);
    const startedAt = performance.now();
    for (const pod of before) await cluster.kill(pod);
    await until(`${part} is ready again`, async () => {
      const now = await cluster.podsOf(part);
      const isNew = ({ uid }: { uid: string }) => before.every((pod) => pod.uid !== uid);
      return now.length === before.length && now.every((pod) => pod.isReady && isNew(pod));
    });
    await untilWorkGoesOn();
    seconds[part] = Math.round((performance.now() - startedAt) / 100) / 10;
  });

  it(
    'PLT-5 a node is drained of all pods, and work continues once they are back',
    async () => {
      await cluster.drainNodeOf('gateway');
      const startedAt = performance.now();
      await untilWorkGoesOn();
      seconds['all of a node, after its drain'] = Math.round((performance.now() - startedAt) / 100) / 10;
    },
    2 * WHOLE_WITHIN_MS,
  );

  itLostNothing(cluster, () => ({ staff, work, publicationsBefore }));
});
