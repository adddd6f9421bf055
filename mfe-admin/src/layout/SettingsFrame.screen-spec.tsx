import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { renderAdmin } from '../testing/renderAdmin';

const findSections = () => screen.findByRole('navigation', { name: 'Settings' });

/** Each group with its sections. */
const getGroups = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [
      heading.textContent,
      ...within(heading.parentElement as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);

describe('System Settings sections', () => {
  it('ASET-1 are listed by group', async () => {
    await renderAdmin('/admin/settings', { admin: anAdmin() });
    expect(getGroups(await findSections())).toEqual([
      ['Site', 'Studio', 'Brand', 'Navigation', 'Home & SEO', 'Mail', 'Pages', 'Redirects'],
      ['Access', 'Users', 'Roles', 'API keys'],
      ['Integrations', 'Import', 'Webhooks'],
      ['System', 'Failed mails', 'Events', 'System'],
    ]);
  });

  it('ASET-1 link to their pages, and the current one is marked', async () => {
    await renderAdmin('/admin/settings', { admin: anAdmin() });
    const nav = within(await findSections());
    const getCurrent = () => nav.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    expect(getCurrent()).toEqual(['Studio']);
    await userEvent.setup().click(nav.getByRole('link', { name: 'Roles' }));
    expect(window.location.pathname).toBe('/admin/settings/roles');
    expect(getCurrent()).toEqual(['Roles']);
  });

  it('ASET-1 include only those with read permission, without empty groups', async () => {
    await renderAdmin('/admin/settings/users', { admin: anAdmin('clerk', { users: { read: true } }) });
    expect(getGroups(await findSections())).toEqual([['Access', 'Users', 'Roles']]);
  });
});
