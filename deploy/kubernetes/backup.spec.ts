import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseBackupArguments } from '../backup/arguments.ts';
import { parseEnvironment } from '../embedded/environment.ts';
import { Overlay } from './overlay.ts';

const A_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const production = new Overlay('production');

describe('the production backup job', () => {
  it('PLT-8 runs every night, one run at a time, and keeps a fixed number of backups on a volume', () => {
    expect(production.get('CronJob', 'backup').spec).toMatchObject({ concurrencyPolicy: 'Forbid' });
    const { args, volumeMounts } = production.container('backup');
    const [program, file = '', command, ...rest] = args;
    expect([program, existsSync(join(process.cwd(), file)), command]).toEqual(['node', true, 'backup']);
    const chosen = parseBackupArguments(rest);
    expect(chosen).toMatchObject({ action: 'keep', keep: 14, isChecked: true });
    const directory = 'directory' in chosen ? chosen.directory : '';
    expect(volumeMounts).toContainEqual({ name: 'backups', mountPath: directory });
  });

  it('PLT-8 reaches the servers and the storage of the units, and has their keys', () => {
    const given = production.getEnvironment('backup', A_SECRET);
    expect(parseEnvironment(given)).toMatchObject({
      mongodbUrl: expect.stringContaining(`mongodb://administrator:${A_SECRET}@`),
      natsUrl: expect.stringContaining(`nats://administrator:${A_SECRET}@`),
      backupPassphrase: A_SECRET,
      s3: { bucket: production.getEnvironment('media', A_SECRET).S3_BUCKET },
    });
    expect(given).toMatchObject({ ATELIER_ENCRYPTION_KEY: A_SECRET, WEBHOOKS_ENCRYPTION_KEY: A_SECRET });
    expect(production.pod('backup').metadata.labels).toMatchObject({
      'reaches-mongodb': 'true',
      'reaches-nats': 'true',
      'reaches-storage': 'true',
    });
  });
});
