import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNIT_ACCOUNTS } from '../../embedded/servers/accounts.ts';
import { keepFigures } from '../containers/figures.ts';
import { failuresIn, type KindFigures, loadDuring, summarize } from '../containers/load.ts';
import { isWhole } from '../containers/steady-work.ts';
import { type Staff, signIn, until } from '../containers/visitors-and-staff.ts';
import { Cluster } from './cluster.ts';

const SCALED = ['content', 'gateway', 'shell'];

describe('two replicas of the units that visitors load', () => {
  const cluster = Cluster.running();
  const figures: Record<string, Record<string, KindFigures>> = {};
  let staff: Staff;

  beforeAll(async () => {
    for (const unit of SCALED) await cluster.scale(unit, 2);
    await until('every unit answers', () => isWhole(cluster));
    staff = await signIn(cluster);
  });
  afterAll(async () => {
    keepFigures('cluster-replacements', figures);
    for (const unit of SCALED) await cluster.scale(unit, 1);
  });

  it.each(SCALED)('PLT-8 %s has two ready replicas', async (unit) => {
    expect((await cluster.podsOf(unit)).map(({ isReady }) => isReady)).toEqual([true, true]);
  });

  it.each(SCALED)(
    'PLT-8 a drain moves one pod of %s, and the disruption budget blocks the second until the first is replaced',
    async (unit) => {
      const [first, second] = await cluster.podsOf(unit);
      if (first === undefined || second === undefined) throw new Error(`${unit} has no two pods`);
      await cluster.evict(first);
      await expect(cluster.evict(second)).rejects.toThrow(/disruption budget/);
      await until('both are ready again', async () => {
        const pods = await cluster.podsOf(unit);
        return pods.length === 2 && pods.every(({ uid, isReady }) => isReady && uid !== first.uid);
      });
    },
  );

  it.each(UNIT_ACCOUNTS)('PLT-8 no request fails during a rolling restart of %s', async (unit) => {
    const samples = await loadDuring(cluster, staff, () => cluster.restart(unit));
    figures[unit] = summarize(samples);
    expect(failuresIn(samples)).toEqual({});
  });
});
