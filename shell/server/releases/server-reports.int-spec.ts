import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const THROWING = 'export const render = () => { throw new Error("no title"); };';
const CRASHING = 'setTimeout(() => { throw new Error("late"); }); await new Promise(() => {});';

describe('server reports to the registry', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  beforeEach(async () => {
    shell = await prepareShell();
  });
  afterEach(() => shell.stop());

  const getTotals = (version: string) => {
    const own = shell.serverReports.filter((report) => report.version === version);
    const sum = (field: 'renders' | 'failures') => own.reduce((total, report) => total + report[field], 0);
    return { renders: sum('renders'), failures: sum('failures') };
  };

  it('PLT-3 include each page that a version failed to render, and the version is tried again', async () => {
    const { aRelease, makeLive, startShell, serverReports } = shell;
    makeLive(await aRelease('2.0.0', { source: THROWING }), await aRelease('1.0.0'));
    const url = await startShell();
    await eventually(async () => {
      expect(await (await fetch(`${url}/`)).text()).toContain('version 1.0.0');
      expect(getTotals('2.0.0').failures).toBeGreaterThanOrEqual(2);
    });
    expect(getTotals('1.0.0').failures).toBe(0);
    expect(serverReports.find(({ version }) => version === '2.0.0')?.message).toContain('no title');
  });

  it('PLT-3 include no failure if the previous version fails on the same page', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('2.0.0', { source: THROWING }), await aRelease('1.0.0', { source: THROWING }));
    expect((await fetch(`${await startShell()}/`)).status).toBe(503);
    await shell.stop();
    expect(getTotals('2.0.0')).toEqual({ renders: 0, failures: 0 });
  });

  it('PLT-3 include quarantined versions, also when one is promoted again', async () => {
    const { aRelease, makeLive, startShell, serverReports, tellOfMove } = shell;
    const good = await aRelease('1.0.0');
    const crashing = await aRelease('2.0.0', { source: `export const render = async () => { ${CRASHING} };` });
    const getReported = () => serverReports.filter(({ isQuarantined }) => isQuarantined);
    makeLive(crashing, good);
    await startShell();
    await eventually(async () => expect(getReported()).toMatchObject([{ remote: 'mfe-public', version: '2.0.0' }]));
    makeLive(good);
    await tellOfMove('1.0.0');
    await eventually(async () => expect(await shell.getMetrics()).toMatch(/atelier_release_live{.*version="1.0.0"/));
    makeLive(crashing, good);
    await tellOfMove('2.0.0');
    await eventually(async () => expect(getReported()).toHaveLength(2));
    expect(getReported().at(-1)?.message).toContain('crashed twice earlier');
  });
});
