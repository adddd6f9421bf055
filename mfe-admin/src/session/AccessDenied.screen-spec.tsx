import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { anAdmin } from '../testing/anAdmin';
import { Restricted } from './Guard';
import type { Requirement } from './requirement';
import { AdminContext } from './useAdmin';

const show = (to: Requirement, role: string) =>
  render(
    <AdminContext value={anAdmin(role)}>
      <Restricted to={to}>the page</Restricted>
    </AdminContext>,
  );

describe('access check of a screen', () => {
  it('AUTH-3 names the required roles and the user’s role', () => {
    show({ roles: ['editor', 'super_admin'] }, 'viewer');
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('Required role: Editor, Super Admin')).toBeTruthy();
    expect(screen.getByText('Your role: Viewer')).toBeTruthy();
  });

  it('AUTH-3 admits a required role and super_admin', () => {
    show({ roles: ['editor'] }, 'editor');
    show({ roles: ['editor'] }, 'super_admin');
    expect(screen.getAllByText('the page')).toHaveLength(2);
  });

  it('AUTH-3 names the missing action and resource', () => {
    show({ resource: 'blog', action: 'delete' }, 'author');
    expect(
      screen.getByText("You don't have permission to delete blog. Contact your administrator for access."),
    ).toBeTruthy();
  });

  it('AUTH-3 defaults to read if no action is given', () => {
    show({ resource: 'blog' }, 'viewer');
    expect(screen.getByText('the page')).toBeTruthy();
  });
});
