import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { backup } from './commands.ts';

beforeEach(() => {
  process.env.BACKUP_PASSPHRASE = 'a passphrase for tests';
});
afterEach(() => {
  delete process.env.BACKUP_PASSPHRASE;
});

it('PLT-7 a backup into a folder that does not exist is rejected before anything is read', async () => {
  await expect(backup(['/no/such/folder/studio.age'])).rejects.toThrow(
    'There is no folder /no/such/folder. Nothing was written.',
  );
});
