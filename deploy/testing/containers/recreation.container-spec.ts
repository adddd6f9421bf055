import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ComposeProject } from './compose-project.ts';
import { keepFigures } from './figures.ts';
import { failuresIn, type KindFigures, loadDuring, summarize } from './load.ts';
import { type Staff, signIn } from './visitors-and-staff.ts';

describe('units replaced under load', () => {
  const project = ComposeProject.running();
  const figures: Record<string, Record<string, KindFigures>> = {};
  let staff: Staff;

  const underLoad = async (name: string, work: () => Promise<unknown>): Promise<Record<string, number>> => {
    const samples = await loadDuring(project, staff, work);
    figures[name] = summarize(samples);
    return failuresIn(samples);
  };

  const recreate = (unit: string) => project.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', unit);

  /** Follows docs/operations.md: starts a second replica, then removes the old one. */
  const roll = async (unit: string): Promise<void> => {
    const { id } = await project.container(unit);
    await project.compose('up', '--detach', '--no-deps', '--no-recreate', '--wait', '--scale', `${unit}=2`, unit);
    await project.docker('stop', id);
    await project.docker('rm', id);
  };

  beforeAll(async () => {
    staff = await signIn(project);
  });
  afterAll(() => keepFigures('recreation', figures));

  it('PLT-8 a recreation of content yields only standard 503 errors; pages and cached reads continue', async () => {
    const failures = await underLoad('content, recreated', () => recreate('content'));
    const expected =
      /^(uncached reads|writes of staff): 503 The service is temporarily unavailable\. Please try again\.$/;
    expect(Object.keys(failures).filter((name) => !expected.test(name))).toEqual([]);
  });

  it.each(['gateway', 'shell'])('PLT-8 requests wait while %s is recreated, and none fails', async (unit) => {
    expect(await underLoad(`${unit}, recreated`, () => recreate(unit))).toEqual({});
  });

  it.each(['content', 'gateway', 'shell'])('PLT-8 no request fails during a rolling update of %s', async (unit) => {
    expect(await underLoad(`${unit}, rolled`, () => roll(unit))).toEqual({});
  });
});
