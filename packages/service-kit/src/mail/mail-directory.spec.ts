import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailDirectory } from './mail-directory.js';

describe('MailDirectory', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-mails-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('ACON-2 forgets mails by name, and by recipient or reply address in any spelling', async () => {
    const directory = new MailDirectory(folder);
    const send = (id: string, to: string, replyTo?: string) =>
      directory.send({
        id,
        date: new Date(0),
        from: { name: 'Atelier', address: 'studio@atelier.local' },
        to: { name: 'A "quoted", and rather long name that has to be folded at some place', address: to },
        replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
        subject: 'gone@bücher.example',
        text: 'To: gone@bücher.example',
        html: '',
      });
    await send('to', 'GONE@bücher.example');
    await send('on-behalf', 'studio@atelier.local', 'gone@bücher.example');
    await send('by-name', 'other@example.com');
    await send('stays', 'begone@bücher.example');
    await directory.forget(['by-name', 'never-sent'], ['Gone@Bücher.example']);
    expect(await readdir(folder)).toEqual(['stays.eml']);
    await new MailDirectory(join(folder, 'none')).forget(['a'], ['a@example.com']);
  });
});
