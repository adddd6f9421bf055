import { type Page, request } from '@playwright/test';
import { type Api, FULL_RUN, journey } from './journey.ts';
import { type SignedIn, STAFF, signInBy } from './staff.ts';
import { apiWith } from './staff-api.ts';

export type StaffRole = keyof typeof STAFF;

export const STAFF_ROLES = Object.keys(STAFF) as StaffRole[];

/** What a journey of the matrix has at hand. */
export interface Desk {
  /** Of a browser in which the person is signed in, unless the outcome says otherwise. */
  page: Page;
  role: StaffRole;
  site: string;
  dataDir: string;
  /** Calls as the person. */
  api: Api;
  /** Calls as the administrator. */
  staff: Api;
  /** Is done when the journey is over, however it went; the last one first. */
  afterwards: (tidy: () => Promise<unknown>) => void;
}

/** What somebody gets of an acceptance row. */
export interface Outcome {
  /** Ends the title: 'ABLG-2 as editor: …'. */
  does: string;
  act: (desk: Desk) => Promise<unknown>;
}

interface Options {
  role: StaffRole;
  isSignedIn: boolean;
}

interface WorkerFixtures {
  signedIn: (role: StaffRole) => Promise<SignedIn>;
}

/** A token lasts 15 minutes; renewing it would use up the cookie that the next journey starts with. */
const USED_FOR_MS = 5 * 60_000;

const signInsOn = (site: string): WorkerFixtures['signedIn'] => {
  const known = new Map<StaffRole, { sinceMs: number; person: Promise<SignedIn> }>();
  const signIn = async (role: StaffRole) => {
    const http = await request.newContext({ baseURL: site });
    return signInBy(http, STAFF[role]).finally(() => http.dispose());
  };
  return (role) => {
    const held = known.get(role);
    if (held !== undefined && Date.now() - held.sinceMs < USED_FOR_MS) return held.person;
    const person = signIn(role);
    known.set(role, { sinceMs: Date.now(), person });
    return person;
  };
};

/** A journey in a role; who has it signs in once for all of them. */
const matrix = journey.extend<Options & Pick<Desk, 'api' | 'staff' | 'afterwards'>, WorkerFixtures>({
  role: ['super_admin', { option: true }],
  isSignedIn: [true, { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  signedIn: [
    async ({ site }, use) => {
      await use(signInsOn(site));
    },
    { scope: 'worker' },
  ],
  storageState: async ({ role, isSignedIn, signedIn }, use) =>
    use(isSignedIn ? (await signedIn(role)).storageState : undefined),
  api: async ({ site, role, signedIn }, use) => use(apiWith(site, async () => (await signedIn(role)).token)),
  staff: async ({ site, signedIn }, use) => use(apiWith(site, async () => (await signedIn('super_admin')).token)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern.
  afterwards: async ({}, use) => {
    const tidying: (() => Promise<unknown>)[] = [];
    await use((tidy) => tidying.unshift(tidy));
    for (const tidy of tidying) await tidy();
  },
});

/** `npm test` runs a row in one role, spread over the roles by its ID; the others run with `npm run test:full`. */
const getQuickRole = (id: string): StaffRole => {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return STAFF_ROLES[sum % STAFF_ROLES.length] as StaffRole;
};

/** One row of the acceptance list in every role. */
export const row = (
  id: string,
  outcomes: Readonly<Record<StaffRole, Outcome>>,
  { isSignedIn = true }: Partial<Pick<Options, 'isSignedIn'>> = {},
): void => {
  for (const role of STAFF_ROLES)
    matrix.describe(() => {
      const { does, act } = outcomes[role];
      matrix.use({ role, isSignedIn });
      const tag = role === getQuickRole(id) ? [] : [FULL_RUN];
      matrix(`${id} as ${role}: ${does}`, { tag }, async ({ page, site, dataDir, api, staff, afterwards }) => {
        await act({ page, role, site, dataDir, api, staff, afterwards });
      });
    });
};

/** The same for everybody who is signed in. */
export const everybody = (does: string, act: Outcome['act']): Record<StaffRole, Outcome> => {
  const outcome = { does, act };
  return { super_admin: outcome, editor: outcome, support: outcome, viewer: outcome };
};
