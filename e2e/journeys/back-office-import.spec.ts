import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js';
import sharp from 'sharp';
import { aGhostExport, aGhostPost } from '../../packages/content-import/test/exports.ts';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { photograph } from '../platform/photograph.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const LONG = 'Glue holds when the wood is dry. '.repeat(5);

const zipWithPicture = async (path: string): Promise<Buffer> => {
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c53' } })
    .png()
    .toBuffer();
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  await zip.add(path, new BlobReader(new Blob([new Uint8Array(picture)])));
  return Buffer.from(await (await zip.close()).arrayBuffer());
};

journey(
  'ASET-1 staff import a Ghost blog: dry run, import, and nothing on the second run',
  async ({ page, site, staff }) => {
    const mark = `${Date.now()}`;
    const slug = `moved-${mark}`;
    const html = `<p>${LONG}</p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2024/glue.png" alt="Glue"></figure><script>alert(1)</script>`;
    const posts = [
      aGhostPost({ title: `Moved ${mark}`, slug, html }),
      aGhostPost({ id: 'b', title: `Drafted ${mark}`, slug: `drafted-${mark}`, status: 'draft' }),
      aGhostPost({ id: 'c', title: 'Hi', slug: `hi-${mark}` }),
    ];
    const file = { name: 'ghost.json', mimeType: 'application/json', buffer: Buffer.from(aGhostExport(posts)) };
    const zip = await zipWithPicture('content/images/2024/glue.png');

    const startDryRun = async () => {
      await page.getByLabel('Choose the export, or drop it here').setInputFiles(file);
      await page
        .getByLabel('Choose a ZIP file with the pictures')
        .setInputFiles({ name: 'images.zip', mimeType: 'application/zip', buffer: zip });
      await page.getByRole('button', { name: 'Start dry run' }).click();
    };
    const photographAt = async (name: string) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(getWidth).toBeLessThanOrEqual(width);
        await photograph(page, `import-${name}`);
      }
    };

    await openAs(page, STAFF.super_admin, '/admin/settings/import');
    await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await photographAt('choose');
    await startDryRun();
    await expect(page.getByText('2 posts and 0 pages would be imported, with 1 picture.')).toBeVisible();
    await expect(page.getByText('Not imported: Title must be at least 5 characters')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await photographAt('check');
    expect((await staff('GET', `/blog/${slug}`)).status).toBe(404);

    await page.getByRole('button', { name: 'Import 2 items' }).click();
    await expect(page.getByText('2 posts and 0 pages imported.')).toBeVisible();
    await photographAt('report');
    const moved = await fetch(`${site}/${slug}/`);
    expect([moved.status, moved.url]).toEqual([200, `${site}/blog/${slug}`]);
    const text = await moved.text();
    expect(text).not.toContain('alert(1)');
    const [, picture = ''] = /"(\/media\/library\/[^"]+\.png)"/.exec(text) ?? [];
    expect((await fetch(`${site}${picture}`)).status).toBe(200);
    expect((await staff('GET', `/blog/drafted-${mark}`)).body).toMatchObject({ post: { status: 'draft' } });

    await page.getByRole('button', { name: 'Import another file' }).click();
    await startDryRun();
    await expect(
      page.getByText('No posts or pages would be imported. 2 items already here would stay as they are.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    for (const one of [slug, `drafted-${mark}`]) expect((await staff('DELETE', `/blog/${one}`)).status).toBe(200);
  },
);
