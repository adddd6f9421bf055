import type { FileUse } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext } from '../../session/useAdmin';
import { anAdmin } from '../../testing/anAdmin';
import { WhereUsed } from './WhereUsed';

const SETTINGS: FileUse = { kind: 'studio', id: 'studio', title: 'Studio settings', path: '/' };
const POST: FileUse = { kind: 'post', id: 'p1', title: null, path: '/blog/tides' };
const PROJECT: FileUse = { kind: 'project', id: 'x1', title: 'Tides & harbours', path: '/projects/tides' };
const PAGE: FileUse = { kind: 'page', id: 'c1', title: 'Careers', path: '/careers' };

const show = (usedIn: readonly FileUse[], role = 'super_admin') =>
  render(
    <AdminContext value={anAdmin(role)}>
      <WhereUsed usedIn={usedIn} uses={usedIn.length} />
    </AdminContext>,
  );
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('where a file is used', () => {
  it('AFILE-1 leads to the editor of an item, and to the settings that name it', () => {
    show([POST, SETTINGS, PAGE]);
    expect(links()).toEqual([
      ['A post', '/admin/blog/p1/edit'],
      ['Studio settings', '/admin/settings/home'],
      ['Careers', '/careers'],
    ]);
    expect(screen.getByText('Settings')).toBeTruthy();
  });

  it('AFILE-1 leads who may only read an item to its list, and nobody to what they may not read', () => {
    show([PROJECT, SETTINGS], 'viewer');
    expect(links()).toEqual([['Tides & harbours', '/admin/projects?search=Tides%20%26%20harbours']]);
    expect(screen.getByText('Studio settings')).toBeTruthy();
  });

  it('AFILE-1 says so where nothing shows it', () => {
    show([]);
    expect(screen.getByText('This file isn’t used anywhere.')).toBeTruthy();
  });
});
