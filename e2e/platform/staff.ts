import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { type PlatformState, repositoryRoot } from './platform.ts';

interface Person {
  email: string;
  password: string;
}

const member = (role: string, firstName: string) => ({
  email: `${role}@atelier.test`,
  password: `a-password-for-${role}`,
  firstName,
  lastName: 'Member',
  role,
});

/** One member of staff for each role; the administrator is there from the start. */
export const STAFF = {
  super_admin: ADMINISTRATOR,
  editor: member('editor', 'Edda'),
  support: member('support', 'Samira'),
  viewer: member('viewer', 'Vito'),
} as const;

interface AuthService {
  seed(env: NodeJS.ProcessEnv, sample: { users: readonly Person[] }): Promise<unknown>;
}

/** Adds the members of staff to the running platform, as the auth service itself would. */
export const addStaff = async ({ mongodbUrl, natsUrl, serviceUrls }: PlatformState): Promise<void> => {
  const { seed } = (await import(
    pathToFileURL(join(repositoryRoot, 'services/auth/dist/index.js')).href
  )) as AuthService;
  const env = {
    ...process.env,
    MONGODB_URL: mongodbUrl,
    NATS_URL: natsUrl,
    AUTH_JWKS_URL: `${serviceUrls.auth}/auth/jwks.json`,
    LOG_LEVEL: 'silent',
  };
  const { editor, support, viewer } = STAFF;
  await seed(env, { users: [editor, support, viewer] });
};

/** Goes to an address of the back-office as somebody who is signed in already. */
export const openAs = async (page: Page, person: Person, path: string): Promise<void> => {
  const answer = await page
    .context()
    .request.post('/api/auth/login', { data: { email: person.email, password: person.password } });
  expect(answer.status()).toBe(200);
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const { cookies } = await page.context().storageState();
  const { origin } = new URL(answer.url());
  await page
    .context()
    .setStorageState({ cookies, origins: [{ origin, localStorage: [{ name: 'adminToken', value: token }] }] });
  await page.goto(path);
};
