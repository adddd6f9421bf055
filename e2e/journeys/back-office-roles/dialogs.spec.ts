import type { Page } from '@playwright/test';
import { expect } from '../../platform/journey.ts';
import { type Desk, row } from '../../platform/role-matrix.ts';
import { type ContentManager, MANAGERS } from './content-managers.ts';
import { expectDenied, expectRefused, shutOut } from './refusal.ts';
import { confirm, getFields, getSearch, makeItem, removeAfterwards, uniqueMark } from './workbench.ts';

const AUTO_SAVE_MS = 30_000;

const getDialog = (page: Page, { dialog }: ContentManager) => page.getByRole('dialog', { name: dialog.title });

const nameIn = (page: Page, manager: ContentManager) =>
  getDialog(page, manager).getByRole('textbox', { name: new RegExp(`^${manager.nameField}`, 'i') });

const getEditor = ({ section }: ContentManager, id: string) => `${section.path}/${id}/edit`;

const creates = async (desk: Desk, manager: ContentManager) => {
  const { page, staff } = desk;
  const { dialog, section, said, nameField } = manager;
  const mark = uniqueMark();
  const name = `Written here ${mark}`;
  removeAfterwards(desk, manager, mark);
  await page.goto(`${section.path}/new`);
  const form = getDialog(page, manager);
  await form.getByRole('button', { name: dialog.create }).click();
  await expect(form.getByText(dialog.incomplete)).toBeVisible();
  await dialog.fill(page, form, name);
  await form.getByRole('button', { name: dialog.create }).click();
  await expect(page.getByText(said.created)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${section.path}$`));
  const { body } = await staff('GET', getSearch(manager, mark));
  expect(body.data).toMatchObject([{ [nameField]: name }]);
};

const changes = async (desk: Desk, manager: ContentManager) => {
  const { page } = desk;
  const { id, name } = await makeItem(desk, manager);
  await page.goto(getEditor(manager, id));
  await expect(nameIn(page, manager)).toHaveValue(name);
  await nameIn(page, manager).fill(`${name} and longer`);
  await getDialog(page, manager).getByRole('button', { name: manager.dialog.update }).click();
  await expect(page.getByText(manager.said.updated)).toBeVisible();
  expect(await getFields(desk, manager, id)).toMatchObject({ [manager.nameField]: `${name} and longer` });
};

const isDenied = async (desk: Desk, manager: ContentManager) => {
  const { page } = desk;
  const { id, name } = await makeItem(desk, manager);
  await page.goto(getEditor(manager, id));
  await expectDenied(page, 'write', manager.section.resource);
  await expectRefused(desk, { method: 'PUT', path: `${manager.api}/${id}`, body: { [manager.nameField]: `${name}!` } });
};

for (const manager of Object.values(MANAGERS)) {
  const { rows, section, one, api, draft } = manager;
  row(rows.dialog, {
    super_admin: {
      does: `is told what a ${one} lacks, completes it and saves`,
      act: (desk) => creates(desk, manager),
    },
    editor: { does: `opens a ${one} by its address, renames it and saves`, act: (desk) => changes(desk, manager) },
    support: shutOut(section, {
      at: `${section.path}/new`,
      calls: async () => {
        const mark = uniqueMark();
        return [{ method: 'POST', path: api, body: draft(`Refused ${mark}`), target: getSearch(manager, mark) }];
      },
    }),
    viewer: {
      does: `is denied the editor of a ${one}, and refused by the server`,
      act: (desk) => isDenied(desk, manager),
    },
  });
}

const { posts } = MANAGERS;

const getAutoSave = (id: string, excerpt: string) => ({
  method: 'POST',
  path: '/blog/auto-save',
  body: { id, values: { excerpt } },
  target: `/blog/${id}/auto-save`,
});

row('ABLG-3', {
  super_admin: {
    does: 'leaves a post alone for half a minute, and a draft is kept beside the post',
    act: async (desk) => {
      const { page, staff } = desk;
      const { id } = await makeItem(desk, posts);
      await page.clock.install();
      await page.goto(getEditor(posts, id));
      const excerpt = getDialog(page, posts).getByRole('textbox', { name: /^Excerpt/ });
      const before = await excerpt.inputValue();
      await excerpt.fill('Half a thought.');
      await page.clock.fastForward(AUTO_SAVE_MS);
      await expect(page.getByText(/Auto-saved draft at \d+:\d\d/)).toBeVisible();
      expect(await getFields(desk, posts, id)).toMatchObject({ excerpt: before, status: 'draft' });
      expect((await staff('GET', `/blog/${id}/auto-save`)).body.data).toMatchObject({
        values: { excerpt: 'Half a thought.' },
      });
    },
  },
  editor: {
    does: 'is asked before unsaved changes are lost',
    act: async (desk) => {
      const { page } = desk;
      const { id } = await makeItem(desk, posts);
      await page.goto(getEditor(posts, id));
      const editor = getDialog(page, posts);
      const excerpt = editor.getByRole('textbox', { name: /^Excerpt/ });
      const before = await excerpt.inputValue();
      await excerpt.fill('Not meant to be kept.');
      const cancel = editor.getByRole('button', { name: 'Cancel' });
      await cancel.click();
      const question = page.getByRole('dialog', { name: 'Unsaved changes' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(excerpt).toHaveValue('Not meant to be kept.');
      await cancel.click();
      await confirm(page, 'Unsaved changes', 'You have unsaved changes.');
      await expect(editor).toBeHidden();
      expect(await getFields(desk, posts, id)).toMatchObject({ excerpt: before });
    },
  },
  support: shutOut(posts.section, {
    calls: async (desk) => [getAutoSave((await makeItem(desk, posts)).id, 'Not support’s.')],
  }),
  viewer: {
    does: 'has no editor that would save by itself, and the server keeps no draft',
    act: async (desk) => {
      const { id } = await makeItem(desk, posts);
      await desk.page.goto(getEditor(posts, id));
      await expectDenied(desk.page, 'write', 'blog');
      await expectRefused(desk, getAutoSave(id, 'Not a viewer’s.'));
    },
  },
});
