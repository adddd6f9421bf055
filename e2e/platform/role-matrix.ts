import { type Page, request } from '@playwright/test';
import { type Api, FULL_RUN, journey } from './journey.ts';
import { type SignedIn, STAFF, signInBy } from './staff.ts';
import { apiWith } from './staff-api.ts';

export type StaffRole = keyof typeof STAFF;

export const STAFF_ROLES = Object.keys(STAFF) as StaffRole[];

/** The fixtures of a matrix journey. */
export interface Desk {
  /** A browser page signed in as the person, unless the outcome says otherwise. */
  page: Page;
  role: StaffRole;
  site: string;
  dataDir: string;
  /** Calls as the person. */
  api: Api;
  /** Calls as the administrator. */
  staff: Api;
  /** Registers a cleanup that runs after the journey, even if it fails; the last one runs first. */
  afterwards: (tidy: () => Promise<unknown>) => void;
}

/** What a role gets from an acceptance row. */
export interface Outcome {
  /** The end of the title: 'ABLG-2 as editor: …'. */
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

/** A token lasts 15 minutes; renewing it would use up the cookie that the next journey needs. */
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

/** A journey in a role; the role signs in once for all journeys. */
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the required fixtures from the pattern.
  afterwards: async ({}, use) => {
    const tidying: (() => Promise<unknown>)[] = [];
    await use((tidy) => tidying.unshift(tidy));
    for (const tidy of tidying) await tidy();
  },
});

/** `npm test` runs each row in one role, chosen by the row's ID; `npm run test:full` runs the others too. */
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

/** The same outcome for every signed-in role. */
export const everybody = (does: string, act: Outcome['act']): Record<StaffRole, Outcome> => {
  const outcome = { does, act };
  return { super_admin: outcome, editor: outcome, support: outcome, viewer: outcome };
};
