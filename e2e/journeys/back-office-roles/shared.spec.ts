import type { Page } from '@playwright/test';
import { expect } from '../../platform/journey.ts';
import { type Desk, type Outcome, row } from '../../platform/role-matrix.ts';
import { MANAGERS } from './content-managers.ts';
import { getState, receive } from './messages.ts';
import { expectRefused, type Section, shutOut } from './refusal.ts';
import {
  confirm,
  expectExplained,
  getAddress,
  getFields,
  getOpenMenu,
  makeItem,
  missing,
  openBulkMenu,
  openOn,
  uniqueMark,
} from './workbench.ts';

const { posts, projects, services, team } = MANAGERS;

const chooseFromBulk = async (page: Page, entry: string) => {
  await openBulkMenu(page);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

row('ABULK-1', {
  super_admin: {
    does: 'deletes two posts of which one is gone already, and reads what became of each',
    act: async (desk) => {
      const { page, staff } = desk;
      const mark = uniqueMark();
      const gone = await makeItem(desk, posts, `Gone before ${mark}`);
      const deleted = await makeItem(desk, posts, `Deleted now ${mark}`);
      await page.goto(getAddress(posts.section.path, mark));
      await expect(page.getByText('2 of 2 posts')).toBeVisible();
      expect((await staff('DELETE', `/blog/${gone.id}`)).status).toBe(200);
      await chooseFromBulk(page, 'Delete Selected');
      await confirm(page, 'Delete Selected', 'Are you sure you want to delete 2 selected posts?');
      const report = page.getByRole('dialog', { name: 'Some items were not changed' }).getByRole('listitem');
      await expect(report.filter({ hasText: gone.name })).not.toContainText('Done');
      await expect(report.filter({ hasText: deleted.name })).toContainText('Done');
      await expect(page.getByText('Failed to delete posts')).toBeVisible();
    },
  },
  editor: {
    does: 'thinks twice, then archives two projects',
    act: async (desk) => {
      const { page } = desk;
      const mark = uniqueMark();
      const items = [
        await makeItem(desk, projects, `One of two ${mark}`),
        await makeItem(desk, projects, `Two of two ${mark}`),
      ];
      await page.goto(getAddress(projects.section.path, mark));
      await expect(page.getByText('2 of 2 projects')).toBeVisible();
      await chooseFromBulk(page, 'Archive');
      const question = page.getByRole('dialog', { name: 'Archive' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      for (const { id } of items) expect(await getFields(desk, projects, id)).toMatchObject({ status: 'draft' });
      await page.getByRole('button', { name: 'Bulk Actions' }).click();
      await page.getByRole('menuitem', { name: 'Archive', exact: true }).click();
      await confirm(page, 'Archive', 'Are you sure you want to archive 2 selected projects?');
      await expect(page.getByText('2 projects archived successfully')).toBeVisible();
      for (const { id } of items) expect(await getFields(desk, projects, id)).toMatchObject({ status: 'archived' });
    },
  },
  support: {
    does: 'marks two messages of one person as in progress',
    act: async (desk) => {
      const { page } = desk;
      const first = await receive(desk);
      const second = await receive(desk, first.email);
      await page.goto(getAddress('/admin/contacts', first.email));
      await expect(page.getByText('2 of 2 submissions')).toBeVisible();
      await chooseFromBulk(page, 'Mark as In Progress');
      const question = 'Are you sure you want to mark as In Progress 2 selected submissions?';
      await confirm(page, 'Mark as In Progress', question);
      await expect(page.getByText('2 submissions marked as In Progress successfully')).toBeVisible();
      for (const message of [first, second])
        expect(await getState(desk, message)).toMatchObject({ status: 'in_progress' });
    },
  },
  viewer: {
    does: 'is told at each bulk action which permission it needs, and refused by the server',
    act: async (desk) => {
      const { page } = desk;
      const item = await makeItem(desk, team);
      await openOn(page, team, item);
      await openBulkMenu(page);
      for (const title of ['Activate Selected', 'Deactivate Selected'])
        await expectExplained(page, title, missing('write', 'team'));
      await expectExplained(page, 'Delete Selected', missing('delete', 'team'));
      const updates = [{ id: item.id, data: { is_active: true } }];
      const target = `/team/${item.id}`;
      await expectRefused(desk, { method: 'PATCH', path: '/team/bulk', body: { updates }, target });
      await expectRefused(desk, { method: 'DELETE', path: '/team/bulk', body: { ids: [item.id] }, target });
    },
  },
});

/** Makes the server fail on calls with this method from now on, without a message. */
const failAt = (page: Page, method: string, path: RegExp) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );

const failsToLoad = async ({ page }: Desk) => {
  const list = /\/api\/team\?/;
  await failAt(page, 'GET', list);
  await page.goto('/admin/team');
  await expect(page.getByText('Failed to load team members').first()).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/of \d+ team members/)).toBeVisible();
};

row('AMSG-1', {
  super_admin: {
    does: 'is told that a service was not deleted, then that it was',
    act: async (desk) => {
      const { page } = desk;
      const item = await makeItem(desk, services);
      const one = new RegExp(`/api/services/${item.id}`);
      await openOn(page, services, item);
      await failAt(page, 'DELETE', one);
      const remove = async () => {
        await getOpenMenu(page, item.name);
        await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
        await confirm(
          page,
          'Delete',
          'Are you sure you want to delete this service? You can restore it from the Trash for 30 days.',
        );
      };
      await remove();
      await expect(page.getByText('Failed to delete service')).toBeVisible();
      await page.unroute(one);
      await remove();
      await expect(page.getByText('Service deleted successfully')).toBeVisible();
    },
  },
  editor: {
    does: 'is told that a post was not saved, then that it was',
    act: async (desk) => {
      const { page } = desk;
      const { id } = await makeItem(desk, posts);
      const one = new RegExp(`/api/blog/${id}`);
      await page.goto(`/admin/blog/${id}/edit`);
      const editor = page.getByRole('dialog', { name: 'Edit Blog Post' });
      await editor.getByRole('textbox', { name: /^Excerpt/ }).fill('Said in other words.');
      await failAt(page, 'PUT', one);
      await editor.getByRole('button', { name: 'Update Post' }).click();
      await expect(page.getByText('Failed to save blog post')).toBeVisible();
      await page.unroute(one);
      await editor.getByRole('button', { name: 'Update Post' }).click();
      await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    },
  },
  support: {
    does: 'is told that a status was not updated, then that it was, and that a message is deleted',
    act: async (desk) => {
      const { page } = desk;
      const { id, name, email } = await receive(desk);
      const one = new RegExp(`/api/contact/${id}`);
      const act = async (entry: string) => {
        await getOpenMenu(page, name);
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
      };
      await page.goto(getAddress('/admin/contacts', email));
      await failAt(page, 'PATCH', one);
      await act('Mark Closed');
      await expect(page.getByText('Failed to update status')).toBeVisible();
      await page.unroute(one);
      await act('Mark Closed');
      await expect(page.getByText('Status updated successfully')).toBeVisible();
      await act('Delete');
      const question =
        'Are you sure you want to delete this submission? You can restore it from the Trash for 30 days.';
      await confirm(page, 'Delete', question);
      await expect(page.getByText('Submission deleted successfully')).toBeVisible();
    },
  },
  viewer: { does: 'is told that members were not loaded, and tries again', act: failsToLoad },
});

const MEDIA: Section = { label: 'Media', path: '/admin/media', resource: 'media' };

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const NO_PICTURE = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
const WRONG_TYPE = /^File type must be image\/jpeg/;

const formWith = (bytes: Buffer, type: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'file.png');
  return form;
};

const noUpload: Outcome = shutOut(MEDIA, {
  calls: async () => [
    { method: 'GET', path: '/media-files' },
    { method: 'POST', path: '/upload', body: formWith(PIXEL, 'image/png'), target: '/media-files/stats' },
  ],
});

row('AFILE-1', {
  super_admin: {
    does: 'uploads a picture, and no text: neither past the browser nor past the server',
    act: async (desk) => {
      const { page, staff, api, afterwards } = desk;
      const name = `loom ${uniqueMark()}.png`;
      afterwards(async () => {
        const { body } = await staff('GET', `/media-files?search=${encodeURIComponent(name)}`);
        for (const { id } of body.data as { id: string }[]) await staff('DELETE', `/media-files/${id}`);
      });
      await page.goto(MEDIA.path);
      const chooser = page.getByLabel('Files to upload');
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await chooser.setInputFiles([NO_PICTURE, { name, mimeType: 'image/png', buffer: PIXEL }]);
      await expect(uploads.getByText(WRONG_TYPE)).toBeVisible();
      await expect(uploads).toContainText('1 of 2 uploaded, 1 failed');
      const refusal = await api('POST', '/upload', formWith(NO_PICTURE.buffer, 'image/png'));
      expect([400, 415]).toContain(refusal.status);
      expect(refusal.body.message).toMatch(WRONG_TYPE);
    },
  },
  editor: {
    does: 'gives a service a picture, and no file that is too large',
    act: async (desk) => {
      const { page } = desk;
      const { id } = await makeItem(desk, services);
      await page.goto(`/admin/services/${id}/edit`);
      const dialog = page.getByRole('dialog', { name: 'Edit Service' });
      const chooser = dialog.getByLabel(/^Choose .* image/);
      const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
      await chooser.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: tooLarge });
      await expect(dialog.getByText(`File is larger than ${5 * 1024 * 1024} bytes`)).toBeVisible();
      await chooser.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PIXEL });
      await dialog.getByRole('button', { name: 'Update Service' }).click();
      await expect(page.getByText('Service updated successfully')).toBeVisible();
      expect(await getFields(desk, services, id)).toMatchObject({
        featured_image: expect.stringMatching(/^\/media\//),
      });
    },
  },
  support: noUpload,
  viewer: noUpload,
});
