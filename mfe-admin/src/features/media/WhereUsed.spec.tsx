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

describe('WhereUsed', () => {
  it('AFILE-1 links to the editor of an item, and to the settings that use the file', () => {
    show([POST, SETTINGS, PAGE]);
    expect(links()).toEqual([
      ['A post', '/admin/blog/p1/edit'],
      ['Studio settings', '/admin/settings/home'],
      ['Careers', '/careers'],
    ]);
    expect(screen.getByText('Settings')).toBeTruthy();
  });

  it('AFILE-1 links read-only staff to the list of the item, and links nothing that they may not read', () => {
    show([PROJECT, SETTINGS], 'viewer');
    expect(links()).toEqual([['Tides & harbours', '/admin/projects?search=Tides%20%26%20harbours']]);
    expect(screen.getByText('Studio settings')).toBeTruthy();
  });

  it('AFILE-1 shows that a file is not used anywhere', () => {
    show([]);
    expect(screen.getByText('This file isn’t used anywhere.')).toBeTruthy();
  });
});
