import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anAdmin } from '../../testing/anAdmin';
import { renderAdmin } from '../../testing/renderAdmin';

describe('placeholder page', () => {
  it('SHELL-1 shows its title, the specified text, and a link home', async () => {
    await renderAdmin('/admin/somewhere', { admin: anAdmin() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText("We're crafting something extraordinary. Check back soon!")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  });
});
