import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';
import { staffApi } from '../platform/staff-api.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const aPicture = async (name: string, background: string) => {
  const create = { width: 900, height: 1200, channels: 3 as const, background };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
};

interface Kept {
  id: string;
  name: string;
  url: string;
  blur: string | null;
}

/** Uploads pictures to the library, and returns them when their versions are ready. */
const keep = async (page: Page, site: string, mark: string) => {
  const names = [`loom ${mark}.jpg`, `tide ${mark}.jpg`];
  await openAs(page, STAFF.editor, '/admin/media');
  const files = await Promise.all(names.map((name, index) => aPicture(name, index === 0 ? '#e07a5f' : '#3d5a80')));
  await page.getByLabel('Files to upload').setInputFiles(files);
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 of 2 uploaded');
  const api = staffApi(site);
  const found = async () => (await api('GET', `/media-files?search=${mark}&sort=name`)).body.data as Kept[];
  await expect.poll(async () => (await found()).filter(({ blur }) => blur !== null).length).toBe(2);
  return (await found()) as [Kept, Kept];
};

journey(
  'AFILE-1 alternative text and focal point of a picture reach visitors, and a replacement takes its place',
  async ({ page, site }) => {
    const mark = `${Date.now()}`;
    const api = staffApi(site);
    const [loom, tide] = await keep(page, site, mark);
    const created = await api('POST', '/projects', {
      title: `Pictures of ${mark}`,
      description: 'What is kept in sight, and what is said of it.',
      category: 'web_application',
      status: 'published',
      key_features: ['Seen as it was meant'],
      technologies: ['TypeScript'],
      featured_image: loom.url,
      images: [loom.url, tide.url],
    });
    expect(created.status).toBe(201);
    const { slug } = created.body.data as { slug: string };
    const html = async () => (await fetch(`${site}/projects/${slug}`)).text();
    await expect.poll(html).toContain(`src="${loom.blur}"`);

    await api('PATCH', `/media-files/${loom.id}`, { focalPoint: { x: 0.1, y: 0.88 } });
    await api('PATCH', `/media-files/${tide.id}`, { alt: 'Low tide at the harbour' });
    await expect.poll(html).toContain('alt="Low tide at the harbour"');
    await page.goto(`/projects/${slug}`);
    await expect(page.locator('img[data-x="1"][data-y="9"]')).toHaveCSS('object-position', '10% 90%');
    await expect(page.getByRole('img', { name: 'Low tide at the harbour' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await page.goto(`/admin/media?search=${mark}`);
    await page.getByRole('button', { name: loom.name, exact: true }).click();
    const details = page.getByRole('dialog', { name: loom.name });
    await details.getByLabel('Replace with another picture').setInputFiles(await aPicture('another.jpg', '#81b29a'));
    await page.getByRole('dialog', { name: 'Replace', exact: true }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('File replaced successfully')).toBeVisible();
    await expect.poll(html).not.toContain(loom.url.replace('.jpg', ''));
    const project = (await api('GET', `/projects/${slug}`)).body.data as { featured_image: string; images: string[] };
    expect(project.images).toEqual([project.featured_image, tide.url]);
    await page.goto(`/projects/${slug}`);
    await expect(page.locator(`img[src="${project.featured_image}"]`)).toHaveJSProperty('complete', true);
    expect((await fetch(`${site}${project.featured_image}`)).headers.get('content-type')).toBe('image/jpeg');
  },
);

journey('pictures have a blurred placeholder without scripts and cause no layout shift', async ({ site, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  for (const path of ['/', '/projects', '/services', '/blog', '/team']) {
    await page.goto(path);
    const frame = page
      .locator('[data-cover-frame]')
      .filter({ has: page.locator('img[src^="data:"]') })
      .first();
    const [blur, picture] = [frame.locator('img').first(), frame.locator('img').last()];
    await expect(blur, path).toHaveAttribute('alt', '');
    expect(await blur.boundingBox(), path).toEqual(await picture.boundingBox());
    expect(await frame.boundingBox(), path).toEqual(await picture.boundingBox());
  }
  await context.close();
});
