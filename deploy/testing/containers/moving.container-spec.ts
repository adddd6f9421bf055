import { appendFileSync, chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePorts } from '../../embedded/network/ports.ts';
import { ComposeProject } from './compose-project.ts';
import { backUpStudio, itContinues, type StudioBackup } from './studio-backup.ts';

describe('a studio that moves from one machine to Compose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-moving-'));
  const backups = join(folder, 'backups');
  let backup: StudioBackup;
  let project: ComposeProject;

  const runBackup = (...args: string[]): Promise<string> =>
    project.compose('run', '--build', '--rm', 'backup', ...args);

  /** As docs/guides/moving.md describes: the keys of the backup stand in `.env` before anything runs. */
  const prepare = async () => {
    const variables = { ...backup.keys, BACKUP_PASSPHRASE: backup.passphrase, BACKUP_DIR: backups };
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    appendFileSync(join(folder, '.env'), lines.join(''), { mode: 0o600 });
    mkdirSync(backups);
    // The user of the images reads and writes it.
    chmodSync(backups, 0o777);
    copyFileSync(backup.file, join(backups, 'atelier.tar.age'));
    chmodSync(join(backups, 'atelier.tar.age'), 0o644);
    const [site = 0, mail = 0] = await findFreePorts(2);
    return ComposeProject.running().beside('atelier-moved', folder, { site, mail });
  };

  beforeAll(async () => {
    backup = await backUpStudio(folder);
    project = await prepare();
  });
  afterAll(async () => {
    await project?.compose('--profile', 'backup', 'down', '--volumes', '--remove-orphans');
    rmSync(folder, { recursive: true, force: true });
  });

  it('PLT-8 restores the backup into empty servers, and the site starts on it', async () => {
    expect(await runBackup('restore', '/backups/atelier.tar.age')).toContain('Restored in');
    await project.composeShown('up', '--build', '--detach', '--wait', '--quiet-pull');
  });

  itContinues(
    () => project,
    () => backup,
  );

  it('PLT-8 refuses to restore over data that is there', async () => {
    await expect(runBackup('restore', '/backups/atelier.tar.age')).rejects.toThrow('Nothing was changed');
  });

  it('PLT-8 backs up each night while the site runs, and a trial restore has every document', async () => {
    const output = await runBackup();
    expect(output).toMatch(/Kept \/backups\/atelier-.*\.tar\.age\./);
    expect(output).toContain('had every document and index');
  });
});
