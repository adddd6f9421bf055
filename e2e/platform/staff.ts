import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
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

/** One staff member for each role; the administrator exists from the start. */
export const STAFF = {
  super_admin: ADMINISTRATOR,
  editor: member('editor', 'Edda'),
  support: member('support', 'Samira'),
  viewer: member('viewer', 'Vito'),
} as const;

/** An author, who is not part of the role matrix. */
export const AUTHOR = member('author', 'Arun');

interface AuthService {
  seed(env: NodeJS.ProcessEnv, sample: { users: readonly Person[] }): Promise<unknown>;
}

/** Adds the staff members to the running platform, as the auth service would. */
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
  await seed(env, { users: [editor, AUTHOR, support, viewer] });
};

type BrowserState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A signed-in person: their token and browser storage. */
export interface SignedIn {
  token: string;
  storageState: BrowserState;
}

export const signInBy = async (http: APIRequestContext, { email, password }: Person): Promise<SignedIn> => {
  const answer = await http.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const { cookies } = await http.storageState();
  const { origin } = new URL(answer.url());
  const localStorage = [{ name: 'adminToken', value: token }];
  return { token, storageState: { cookies, origins: [{ origin, localStorage }] } };
};

/** Opens a back-office address as a signed-in person. */
export const openAs = async (page: Page, person: Person, path: string): Promise<void> => {
  const { storageState } = await signInBy(page.context().request, person);
  await page.context().setStorageState(storageState);
  await page.goto(path);
};
