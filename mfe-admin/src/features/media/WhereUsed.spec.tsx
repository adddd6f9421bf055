import type { FileUse } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { WhereUsed } from './WhereUsed';

const SETTINGS: FileUse = { kind: 'studio', id: 'studio', title: 'Studio settings', path: '/' };
const POST: FileUse = { kind: 'post', id: 'p1', title: null, path: '/blog/tides' };

describe('where a file is used', () => {
  it('AFILE-1 leads to the editor of an item, and to the settings that name it', () => {
    render(<WhereUsed usedIn={[POST, SETTINGS]} uses={2} />);
    const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(addresses).toEqual([
      ['A post', '/admin/blog/p1/edit'],
      ['Studio settings', '/admin/settings/home'],
    ]);
    expect(screen.getByText('Settings')).toBeTruthy();
  });

  it('AFILE-1 says so where nothing shows it', () => {
    render(<WhereUsed usedIn={[]} uses={0} />);
    expect(screen.getByText('Nothing shows this file.')).toBeTruthy();
  });
});
