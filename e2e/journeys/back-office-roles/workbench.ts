import type { Page } from '@playwright/test';
import { type Api, expect } from '../../platform/journey.ts';
import type { Desk } from '../../platform/role-matrix.ts';
import type { ContentManager } from './content-managers.ts';

let count = 0;
/** A unique word. */
export const uniqueMark = (): string => {
  count += 1;
  return `${Date.now()}${count}`;
};

interface Item {
  id: string;
  name: string;
}

type Fields = Record<string, unknown>;

const getId = (body: Fields): string => (body.data as { id: string }).id;

const removeForGood = async (staff: Api, { api, kind }: ContentManager, id: string) => {
  await staff('DELETE', `${api}/${id}`);
  await staff('DELETE', `/trash/${kind}/${id}`);
};

/** A hidden item of the manager's kind, deleted after the journey. */
export const makeItem = async (
  { staff, afterwards }: Desk,
  manager: ContentManager,
  name = `Here for a moment ${uniqueMark()}`,
): Promise<Item> => {
  const { status, body } = await staff('POST', manager.api, manager.draft(name));
  expect(status, JSON.stringify(body)).toBe(201);
  const id = getId(body);
  afterwards(() => removeForGood(staff, manager, id));
  return { id, name };
};

/** The list address where the administrator finds items with a mark, including hidden ones. */
export const getSearch = ({ api, withHidden }: ContentManager, mark: string): string =>
  `${api}?${withHidden}&search=${mark}`;

/** Deletes all items with a mark after the journey, no matter who created them. */
export const removeAfterwards = ({ staff, afterwards }: Desk, manager: ContentManager, mark: string) =>
  afterwards(async () => {
    const { body } = await staff('GET', getSearch(manager, mark));
    for (const { id } of body.data as Item[]) await removeForGood(staff, manager, id);
  });

/** The fields of an item as the administrator sees them. */
export const getFields = async ({ staff }: Desk, { api }: ContentManager, id: string): Promise<Fields> => {
  const { status, body } = await staff('GET', `${api}/${id}`);
  expect(status).toBe(200);
  return body.data as Fields;
};

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const profileMenu = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });

export const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });

export const getAddress = (path: string, search: string) => `${path}?search=${encodeURIComponent(search)}`;

/** Opens a manager's list, filtered to one created item. */
export const openOn = async (page: Page, { section, many }: ContentManager, { name }: Item) => {
  await page.goto(getAddress(section.path, name));
  await expect(page.getByText(`1 of 1 ${many}`)).toBeVisible();
};

export const getOpenMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}` }).click();

export const confirm = async (page: Page, title: string, text: string) => {
  const question = page.getByRole('dialog', { name: title, exact: true });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

/** Selects all shown items and opens the bulk menu. */
export const openBulkMenu = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
};

export const missing = (action: string, resource: string) => `You need ${action} permission on ${resource}.`;

/** A disabled menu entry stays visible, gives the reason, and does nothing. */
export const expectExplained = (page: Page, label: string, reason: string) =>
  expect(page.getByRole('menuitem', { name: `${label} ${reason}`, exact: true })).toBeDisabled();
