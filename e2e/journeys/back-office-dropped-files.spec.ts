import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const DOCUMENT = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

interface Kept {
  id: string;
  name: string;
  url: string;
}

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Drops twenty pictures and a PDF file on the page at once. */
const drop = async (page: Page, mark: string) => {
  const dataTransfer = await page.evaluateHandle(
    ([pixel, text, word]) => {
      const transfer = new DataTransfer();
      const picture = Uint8Array.from(atob(pixel ?? ''), (letter) => letter.charCodeAt(0));
      for (let place = 1; place <= 20; place += 1)
        transfer.items.add(new File([picture], `dropped ${place} ${word}.png`, { type: 'image/png' }));
      transfer.items.add(new File([text ?? ''], `Prices ${word}.pdf`, { type: 'application/pdf' }));
      return transfer;
    },
    [PIXEL, DOCUMENT, mark],
  );
  await page.getByRole('heading', { name: 'Media Library' }).dispatchEvent('drop', { dataTransfer });
};

journey(
  'AFILE-1 an editor drops twenty pictures and a PDF file at once, and visitors download the file from a post',
  async ({ page, staff, site }) => {
    const mark = `${Date.now()}`;
    const prices = `Prices ${mark}.pdf`;
    await openAs(page, STAFF.editor, '/admin/media');
    await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
    await drop(page, mark);
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('21 of 21 uploaded');
    await page.goto(`/admin/media?search=${mark}&type=application%2Fpdf`);
    await expect(page.getByText('1 of 1 files')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    const title = `What it costs ${mark}`;
    const content = `<p>${'A price that somebody worked out with care. '.repeat(6)}</p>`;
    const post = { title, excerpt: 'What it costs.', content, category: 'design', tags: ['Design'], status: 'draft' };
    const { id, slug } = ((await staff('POST', '/blog', post)).body as unknown as PostAnswer).post;
    await page.goto(`/admin/blog/${id}/edit`);
    const editor = page.getByRole('dialog', { name: 'Edit Blog Post' });
    await editor.getByRole('textbox', { name: /^Content/ }).click();
    await editor.getByRole('button', { name: 'Link', exact: true }).click();
    const link = page.getByRole('dialog', { name: 'Add a link' });
    await link.getByLabel('Address').fill(`Prices ${mark}`);
    await link.getByRole('button', { name: new RegExp(`^${prices}`) }).click();
    await link.getByRole('button', { name: 'Save link' }).click();
    await expect(editor.getByRole('textbox', { name: /^Content/ }).getByRole('link', { name: prices })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(editor).toBeHidden();
    await expect(async () => expect((await fetch(`${site}/blog/${slug}`)).status).toBe(200)).toPass();

    await page.goto(`/blog/${slug}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: prices }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^prices-${mark}-[0-9a-f]{32}\\.pdf$`));

    const files = async () => (await staff('GET', `/media-files?search=${mark}&limit=100`)).body.data as Kept[];
    const file = (await files()).find(({ name }) => name === prices);
    const { headers } = await fetch(`${site}${file?.url}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    await expect
      .poll(async () => (await staff('GET', `/media-files/${file?.id}`)).body.data)
      .toMatchObject({ uses: 1, usedIn: [{ title }] });
    expect((await staff('DELETE', `/blog/${id}`)).status).toBe(200);
    for (const one of await files()) await staff('DELETE', `/media-files/${one.id}?force=true`);
  },
);
