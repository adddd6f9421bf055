import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltRemote } from '../built-remote.js';
import { getLicense, isAllowed } from '../licenses.js';
import { readLockFile } from '../lock-file.js';
import type { Finding } from './finding.js';

const AUDIT_LIMIT_MS = 60_000;

/** The nearest folder with a lock file, from the build's folder upward. */
const findLockedFolder = (folder: string): string | undefined => {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findLockedFolder(parent);
};

const licenseFindings = (folder: string): Finding[] => {
  const packages = readLockFile(folder, { production: true });
  const refused = packages
    .map((one) => ({ ...one, license: getLicense(one, packages) }))
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version} (${license})`);
  if (refused.length === 0) return [];
  const problem = `These packages have a license that is not on the list: ${refused.join(', ')}`;
  return [{ check: 'licenses', problem, remedy: 'Replace them. devDependencies are not checked.' }];
};

interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** Known vulnerabilities that are high or critical; undefined if the report is not an answer. */
export const auditFindings = (report: string): Finding[] | undefined => {
  const { vulnerabilities } = (/^\s*\{/.test(report) ? JSON.parse(report) : {}) as AuditReport;
  if (vulnerabilities === undefined) return undefined;
  const serious = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
  if (serious.length === 0) return [];
  const problem = `These packages have known vulnerabilities: ${serious.join(', ')}`;
  return [{ check: 'audit', problem, remedy: 'Update them: npm audit fix, or npm audit for what it says of each.' }];
};

const audit = (folder: string): Finding[] | undefined => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: AUDIT_LIMIT_MS,
    shell: process.platform === 'win32',
  });
  return auditFindings(stdout ?? '');
};

/** Licenses and known vulnerabilities of what a remote installs for production, by its lock file. */
export const checkPackages = ({ directory }: BuiltRemote, tell: (line: string) => void): Finding[] => {
  const folder = findLockedFolder(directory);
  if (folder === undefined) {
    tell('There is no package-lock.json, so licenses and known vulnerabilities were not checked.');
    return [];
  }
  const vulnerable = audit(folder);
  if (vulnerable === undefined) tell('npm audit had no answer, so known vulnerabilities were not checked.');
  return [...licenseFindings(folder), ...(vulnerable ?? [])];
};
