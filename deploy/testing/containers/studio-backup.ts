import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { getCode } from '../../../e2e/platform/authenticator.ts';
import { runCommand, startPlatform } from '../../../e2e/platform/platform.ts';
import { findFreePorts } from '../../embedded/network/ports.ts';
import { parseSecrets } from './secrets.ts';
import {
  ADMINISTRATOR,
  aPost,
  ask,
  postJson,
  type Site,
  type Staff,
  sendMessage,
  signIn,
  staffWith,
  toSlug,
  until,
} from './visitors-and-staff.ts';

const PASSWORD = 'a-password-that-moves-along';
const VISITOR = 'moved@example.com';
const TITLE = 'Written on one machine';
const PICTURE = readFileSync(join(import.meta.dirname, '../../../docs/pictures/site-light.jpg'));

/** A backup of a studio that ran with `npm start`, and what only that studio knows. */
export interface StudioBackup {
  file: string;
  passphrase: string;
  /** By the names of `.env`. */
  keys: Record<string, string>;
  picturePath: string;
  picture: Buffer;
  /** Of the administrator's authenticator; sealed with one of the keys. */
  authenticatorSecret: string;
}

const upload = async (staff: Staff): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([PICTURE], { type: 'image/jpeg' }), 'workshop.jpg');
  const { status, text, body } = await staff('POST', '/media-files', form);
  if (status !== 201) throw new Error(`The picture was refused: ${status} ${text}`);
  return body.data.url;
};

const enrolAuthenticator = async (staff: Staff): Promise<string> => {
  const { body } = await staff('POST', '/auth/two-factor/enrolment', { currentPassword: PASSWORD });
  const { secret } = body.data;
  // A code is accepted once, and the next sign-in needs the current one.
  const { status } = await staff('POST', '/auth/two-factor/confirm', { code: getCode(secret, -1) });
  if (status !== 200) throw new Error(`The authenticator was refused: ${status}`);
  return secret;
};

const getFile = async ({ url }: Site, path: string): Promise<Buffer> => {
  const response = await fetch(`${url}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

const write = async (site: Site): Promise<Pick<StudioBackup, 'picturePath' | 'picture' | 'authenticatorSecret'>> => {
  const staff = await signIn(site);
  await sendMessage(site, VISITOR);
  await staff('POST', '/blog', aPost(TITLE));
  const picturePath = await upload(staff);
  const picture = await getFile(site, picturePath);
  return { picturePath, picture, authenticatorSecret: await enrolAuthenticator(staff) };
};

/** Starts a studio in the folder, works in it, and backs it up, as docs/guides/moving.md describes. */
export const backUpStudio = async (folder: string): Promise<StudioBackup> => {
  const [file, keysFile] = [join(folder, 'atelier.tar.age'), join(folder, 'keys.env')];
  const passphrase = 'correct horse battery staple';
  const env = { ATELIER_DATA_DIR: join(folder, 'data'), BACKUP_PASSPHRASE: passphrase };
  const [port = 0] = await findFreePorts(1);
  const platform = await startPlatform(env.ATELIER_DATA_DIR, {
    PORT: String(port),
    ATELIER_ADMIN_PASSWORD: PASSWORD,
  });
  try {
    const written = await write({ url: platform.url, mailUrl: '', secrets: { ATELIER_ADMIN_PASSWORD: PASSWORD } });
    await runCommand(['backup', file], env);
    await runCommand(['restore', '--keys', keysFile, file], env);
    return { file, passphrase, keys: parseSecrets(keysFile), ...written };
  } finally {
    await platform.stop();
  }
};

/** Signs in with password and authenticator. */
const signInTwice = async ({ url }: Site, authenticatorSecret: string): Promise<Staff> => {
  const first = await postJson(`${url}/api/auth/login`, { email: ADMINISTRATOR, password: PASSWORD });
  const { challenge } = first.body.data;
  const code = getCode(authenticatorSecret);
  const second = await postJson(`${url}/api/auth/login/second-factor`, { challenge, code });
  expect(second).toMatchObject({ status: 200 });
  return staffWith(url, second.body.data.token);
};

/** The tests that a site has everything of the studio in a backup, and goes on from there. */
export const itContinues = (getSite: () => Site, getBackup: () => StudioBackup): void => {
  it('PLT-8 shows the posts and pictures of the backup', async () => {
    const site = getSite();
    const { url } = site;
    const { picturePath, picture } = getBackup();
    const path = `/blog/${toSlug(TITLE)}`;
    expect((await ask(`${url}${path}`)).text).toContain('Words that are worth keeping.');
    expect((await ask(`${url}/sitemaps/posts.xml`)).text).toContain(`${path}<`);
    expect((await ask(`${url}/api/search?q=machine`)).text).toContain(toSlug(TITLE));
    expect((await getFile(site, picturePath)).equals(picture)).toBe(true);
  });

  it('PLT-8 signs staff in with the password and the authenticator that they had, and accepts new work', async () => {
    const site = getSite();
    const staff = await signInTwice(site, getBackup().authenticatorSecret);
    expect((await staff('GET', `/contact?search=${VISITOR}`)).body.pagination.total).toBe(1);
    const title = `Written after the move ${Date.now()}`;
    expect((await staff('POST', '/blog', aPost(title))).status).toBe(201);
    await until('the new post in the sitemap', async () =>
      (await ask(`${site.url}/sitemaps/posts.xml`)).text.includes(`/blog/${toSlug(title)}<`),
    );
  });
};
