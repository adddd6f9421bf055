import type { ReleaseSet } from '@atelier/contracts/releases/http';
import type { BuiltRemote } from '../built-remote.js';
import { checkBudget, firstViewBytes } from './check-budget.js';
import { checkCalls, checkPlatform, checkShared, fetchContract } from './check-contract.js';
import { checkPackages } from './check-packages.js';
import { checkPages } from './check-pages.js';
import { checkPolicy } from './check-policy.js';
import { checkRoutes } from './check-routes.js';
import { checkSourceMaps } from './check-source-maps.js';
import { checkStyles } from './check-styles.js';
import type { Finding } from './finding.js';

interface Options {
  /** Origin of the platform that the remote is released to. */
  siteUrl: string;
  /** Budget for the scripts of the first view, in brotli bytes. */
  budgetKb: number;
  /** May its style sheets have selectors without a class? */
  hasGlobalStyles: boolean;
  /** What is live there. */
  live: ReleaseSet;
  tell: (line: string) => void;
}

/** Checks a build before it is published. Returns the findings and the size of the first view. */
export const checkRelease = async (
  remote: BuiltRemote,
  { siteUrl, budgetKb, hasGlobalStyles, live, tell }: Options,
): Promise<{ findings: Finding[]; firstViewBytes: number }> => {
  tell(`Checking ${remote.manifest.name} ${remote.manifest.version} against ${siteUrl} …`);
  const contract = await fetchContract(siteUrl);
  const pages = await checkPages(remote, { siteUrl });
  const { routes = [], slots = [] } = remote.manifest.pages ?? {};
  tell(`Rendered ${pages.rendered.length} of ${routes.length + slots.length} routes and slots.`);
  const bytes = firstViewBytes(
    remote,
    pages.rendered.map(({ page }) => page),
  );
  const findings = [
    ...checkPlatform(remote, contract),
    ...checkShared(remote, contract),
    ...checkRoutes(remote, live),
    ...checkCalls(remote, contract),
    ...pages.findings,
    ...checkPolicy(remote.manifest, pages.rendered),
    ...checkStyles(remote, hasGlobalStyles),
    ...checkBudget(bytes, budgetKb),
    ...checkSourceMaps(remote),
    ...checkPackages(remote, tell),
  ];
  return { findings, firstViewBytes: bytes };
};
