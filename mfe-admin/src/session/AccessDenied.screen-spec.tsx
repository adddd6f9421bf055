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

describe('what a screen asks for', () => {
  it('AUTH-3 names the required roles and the own one', () => {
    show({ roles: ['editor', 'super_admin'] }, 'viewer');
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('Required role: Editor, Super Admin')).toBeTruthy();
    expect(screen.getByText('Your role: Viewer')).toBeTruthy();
  });

  it('AUTH-3 lets a required role and super_admin pass', () => {
    show({ roles: ['editor'] }, 'editor');
    show({ roles: ['editor'] }, 'super_admin');
    expect(screen.getAllByText('the page')).toHaveLength(2);
  });

  it('AUTH-3 names the action and resource that are missing', () => {
    show({ resource: 'blog', action: 'delete' }, 'author');
    expect(
      screen.getByText("You don't have permission to delete blog. Contact your administrator for access."),
    ).toBeTruthy();
  });

  it('AUTH-3 takes read where no action is named', () => {
    show({ resource: 'blog' }, 'viewer');
    expect(screen.getByText('the page')).toBeTruthy();
  });
});
