import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { changedBuild } from '../platform/changed-build.ts';
import { expect, FULL_RUN, journey } from '../platform/journey.ts';
import { PICTURES } from '../platform/pictures.ts';
import { release } from '../platform/release.ts';

const SIZE_PX = { width: 960, height: 600 };
const MAX_BYTES = 500_000;
const SHORT_MS = 1600;
const LONG_MS = 2600;
/** Another word in the title of the home page, and its half circle turned around. */
const CHANGES = [
  ['Innovation', 'Publishing'],
  ['a250 250 0 0 1 0 500z', 'a250 250 0 0 0 0 500z'],
] as const;

const withChanges = (_file: string, text: string): string =>
  CHANGES.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/** Says at the foot of the page what happens. */
const showCaption = (caption: string): void => {
  const bar = document.querySelector('[data-caption]') ?? document.createElement('div');
  bar.setAttribute('data-caption', '');
  bar.textContent = caption;
  (bar as HTMLElement).style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;padding:18px 24px;background:#17141c;color:#fbf8f4;font:600 19px ui-monospace,monospace';
  document.body.append(bar);
};

journey.use({ viewport: SIZE_PX, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

journey(
  'the README animation is recorded: a release and its rollback',
  { tag: FULL_RUN },
  async ({ page, dataDir }) => {
    const frames: { picture: Buffer; ms: number }[] = [];
    const take = async (caption: string, ms: number) => {
      await page.evaluate(showCaption, caption);
      frames.push({ picture: await page.screenshot(), ms });
    };
    const openWith = async (title: string) => {
      await expect(async () => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
      }).toPass();
      await page.locator('html[data-ready]').waitFor();
      await page.waitForLoadState('networkidle');
    };

    await openWith('Digital Innovation Studio');
    await take('A visitor reads the home page.', SHORT_MS);
    await take('$ npm run release -- publish mfe-public', SHORT_MS);
    const build = changedBuild('mfe-public', `9.6.0-${Date.now()}`, withChanges);
    await release(dataDir, 'publish', 'mfe-public', '--from', build);
    await openWith('Digital Publishing Studio');
    await take('Live for the next visit. No deployment, no restart.', LONG_MS);
    await take('$ npm run release -- rollback mfe-public', SHORT_MS);
    await release(dataDir, 'rollback', 'mfe-public');
    await openWith('Digital Innovation Studio');
    await take('The version before is live again.', LONG_MS);
    await rm(build, { recursive: true });

    await mkdir(PICTURES, { recursive: true });
    const file = join(PICTURES, 'publish-and-rollback.webp');
    const animation = sharp(
      frames.map(({ picture }) => picture),
      { join: { animated: true } },
    );
    const { size, pages } = await animation
      .webp({ quality: 70, delay: frames.map(({ ms }) => ms), loop: 0 })
      .toFile(file);
    expect(pages).toBe(frames.length);
    expect(size).toBeLessThan(MAX_BYTES);
  },
);
