import { expect, journey } from '../platform/journey.ts';
import { lift } from '../platform/lift.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Services have a journey of their own, up to the public page. */
const ARRANGED = [
  { id: 'APRJ-1', many: 'projects', path: '/admin/projects', list: 'Projects in order' },
  { id: 'ATM-1', many: 'team members', path: '/admin/team', list: 'Team members in order' },
] as const;

for (const { id, many, path, list } of ARRANGED)
  journey(`${id} an editor arranges ${many} by keyboard, and the order is kept`, async ({ page }) => {
    const names = () => page.getByRole('list', { name: list }).locator('strong').allTextContents();
    const arrange = async () => {
      await page.goto(`${path}/arrange`);
      await expect(page.getByRole('list', { name: list })).toBeVisible();
      return names();
    };
    const save = async () => {
      await page.getByRole('button', { name: 'Save Order' }).click();
      await expect(page.getByText(`Order of ${many} saved`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };

    await openAs(page, STAFF.editor, `${path}/arrange`);
    const [first = '', second = '', ...others] = await arrange();
    await lift(page.getByRole('button', { name: `Drag ${second}` }));
    await expect(page.getByText(`${second} is at position 2 of`)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${second} is at position 1 of`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(names).toEqual([second, first, ...others]);
    await save();
    expect(await arrange()).toEqual([second, first, ...others]);

    await page.getByRole('button', { name: `Move ${second} down` }).press('Enter');
    await expect.poll(names).toEqual([first, second, ...others]);
    await save();
    expect(await arrange()).toEqual([first, second, ...others]);
  });
