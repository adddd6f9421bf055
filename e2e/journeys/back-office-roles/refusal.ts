import type { Page } from '@playwright/test';
import { expect } from '../../platform/journey.ts';
import type { Desk, Outcome } from '../../platform/role-matrix.ts';

/** A section of the back-office: its sidebar entry, its address, and the guard's name for it. */
export interface Section {
  label: string;
  path: string;
  resource: string;
  /** The heading, if the screen opens to all staff and only hides its content. */
  heading?: string;
}

export const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');

export const expectDenied = async (page: Page, action: string, resource: string, heading = 'Access Denied') => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(
    page.getByText(`You don't have permission to ${action} ${resource}. Contact your administrator for access.`),
  ).toBeVisible();
};

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  /** The changed item, if it is not at the path. */
  target?: string;
}

/** The server rejects the call with the catalog's message, and nothing changes. */
export const expectRefused = async (
  { api, staff }: Pick<Desk, 'api' | 'staff'>,
  { method, path, body, target = path }: Call,
) => {
  const standing = async () => (method === 'GET' ? undefined : (await staff('GET', target)).body);
  const before = await standing();
  const answer = await api(method, path, body);
  expect(answer).toMatchObject({ status: 403, body: { success: false, message: 'Access denied.' } });
  expect(await standing()).toEqual(before);
};

/** A section without read access: absent from the sidebar, and rejected at its address and in calls. */
export const shutOut = (
  { label, path, resource, heading }: Section,
  { calls, at = path }: { calls: (desk: Desk) => Promise<readonly Call[]>; at?: string },
): Outcome => ({
  does: `finds no ${label} in the sidebar, reads at ${at} what it may not read, and is refused by the server`,
  act: async (desk) => {
    await desk.page.goto(at);
    await expectDenied(desk.page, 'read', resource, heading);
    await expect(sections(desk.page).filter({ hasText: label })).toHaveCount(0);
    for (const call of await calls(desk)) await expectRefused(desk, call);
  },
});
