import type { Page } from '@playwright/test';
import { choose } from '../../platform/choose.ts';
import { expect } from '../../platform/journey.ts';
import { type Desk, row } from '../../platform/role-matrix.ts';
import { type ContentManager, MANAGERS } from './content-managers.ts';
import { expectRefused, shutOut } from './refusal.ts';
import {
  confirm,
  expectExplained,
  filters,
  getFields,
  getOpenMenu,
  makeItem,
  missing,
  openBulkMenu,
  openOn,
} from './workbench.ts';

const narrow = async (page: Page, { filter, many }: ContentManager) => {
  await choose(page, filters(page), filter.name, filter.choice);
  await expect(page.getByText(`1 of 1 ${many}`)).toBeVisible();
};

const deletes = async (desk: Desk, manager: ContentManager) => {
  const { page } = desk;
  const item = await makeItem(desk, manager);
  await openOn(page, manager, item);
  await expect(page.getByRole('list', { name: 'Statistics' }).getByRole('listitem')).toHaveCount(4);
  await narrow(page, manager);
  await page.getByTitle('List view').click();
  await expect(page).toHaveURL(/view=list/);
  await getOpenMenu(page, item.name);
  await page.getByRole('menuitem', { name: manager.deleteLabel, exact: true }).click();
  await confirm(page, manager.deleteLabel, `Are you sure you want to delete this ${manager.one}?`);
  await expect(page.getByText(manager.said.deleted)).toBeVisible();
  await expect(page.getByText(`No ${manager.many} found`)).toBeVisible();
  expect((await desk.staff('GET', `${manager.api}/${item.id}`)).status).not.toBe(200);
};

const changesInBulk = async (desk: Desk, manager: ContentManager) => {
  const { page } = desk;
  const { title, verb, done, makes } = manager.bulk;
  const item = await makeItem(desk, manager);
  await openOn(page, manager, item);
  await openBulkMenu(page);
  await page.getByRole('menuitem', { name: title, exact: true }).click();
  await confirm(page, title, `Are you sure you want to ${verb} 1 selected ${manager.one}?`);
  await expect(page.getByText(`1 ${manager.one} ${done} successfully`)).toBeVisible();
  expect(await getFields(desk, manager, item.id)).toMatchObject(makes);
};

/** Some controls are absent without permission; the others explain what is missing. */
const expectButtons = async (page: Page, { addLabel, section, showsAllControls }: ContentManager) => {
  const add = page.getByRole('button', { name: addLabel });
  const edit = page.getByRole('button', { name: /^Edit / });
  if (!showsAllControls) {
    await expect(add.or(edit)).toHaveCount(0);
    return;
  }
  await expect(edit).toBeDisabled();
  await expect(add).toBeDisabled();
  await add.focus();
  await expect(page.getByRole('tooltip')).toHaveText(missing('write', section.resource));
};

const expectEntries = async (page: Page, { deleteLabel, section, showsAllControls }: ContentManager) => {
  if (showsAllControls) await expectExplained(page, deleteLabel, missing('delete', section.resource));
  else await expect(page.getByRole('menuitem').filter({ hasText: /^(Edit|Delete)/ })).toHaveCount(0);
};

const readsOnly = async (desk: Desk, manager: ContentManager) => {
  const { page } = desk;
  const { bulk, look, section } = manager;
  const item = await makeItem(desk, manager);
  await openOn(page, manager, item);
  await narrow(page, manager);
  await openBulkMenu(page);
  await expectExplained(page, bulk.title, missing('write', section.resource));
  await expectExplained(page, 'Delete Selected', missing('delete', section.resource));
  await page.keyboard.press('Escape');
  await expectButtons(page, manager);
  await getOpenMenu(page, item.name);
  await expectEntries(page, manager);
  await look(page, item.name);
  await expectRefused(desk, { method: 'DELETE', path: `${manager.api}/${item.id}` });
};

for (const manager of Object.values(MANAGERS)) {
  const { rows, section, many, api, bulk } = manager;
  row(rows.list, {
    super_admin: {
      does: `finds among ${many}, filters, turns to the list view and deletes`,
      act: (desk) => deletes(desk, manager),
    },
    editor: { does: `runs ${bulk.title} on what is selected`, act: (desk) => changesInBulk(desk, manager) },
    support: shutOut(section, {
      calls: async (desk) => {
        const { id } = await makeItem(desk, manager);
        return [{ method: 'DELETE', path: `${api}/${id}` }];
      },
    }),
    viewer: {
      does: `finds and reads ${many}, is told which permission every other control needs, and refused by the server`,
      act: (desk) => readsOnly(desk, manager),
    },
  });
}
