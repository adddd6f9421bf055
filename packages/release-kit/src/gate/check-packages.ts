import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltRemote } from '../built-remote.js';
import { getLicense, isAllowed } from '../licenses.js';
import { readLockFile } from '../lock-file.js';
import type { Finding } from './finding.js';

const AUDIT_LIMIT_MS = 60_000;
/** The values of npm's setting `audit-level`, in ascending order. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical', 'none'];
const DEFAULT_LEVEL = 'high';

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

/** Known vulnerabilities of this severity or above; undefined if the report is not an answer. */
export const auditFindings = (report: string, level = DEFAULT_LEVEL): Finding[] | undefined => {
  const { vulnerabilities } = (/^\s*\{/.test(report) ? JSON.parse(report) : {}) as AuditReport;
  if (vulnerabilities === undefined) return undefined;
  const serious = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(level))
    .map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
  if (serious.length === 0) return [];
  const problem = `These packages have known vulnerabilities: ${serious.join(', ')}`;
  return [{ check: 'audit', problem, remedy: 'Update them: npm audit fix, or npm audit for what it says of each.' }];
};

const npm = (folder: string, ...args: string[]): string => {
  const isWindows = process.platform === 'win32';
  return (
    spawnSync('npm', args, { cwd: folder, encoding: 'utf8', timeout: AUDIT_LIMIT_MS, shell: isWindows }).stdout ?? ''
  );
};

const audit = (folder: string): Finding[] | undefined => {
  const level = npm(folder, 'config', 'get', 'audit-level').trim();
  const report = npm(folder, 'audit', '--omit=dev', '--json');
  return auditFindings(report, SEVERITIES.includes(level) ? level : DEFAULT_LEVEL);
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
