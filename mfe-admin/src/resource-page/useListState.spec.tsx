import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useListState } from './useListState';

const DEFAULTS = { search: '', status: 'all', page: '1', size: '10' };

const listAt = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useListState(DEFAULTS)).result;
};

describe('useListState', () => {
  it('ASVC-1 reads its state from the URL, with defaults for the rest', () => {
    const list = listAt('/admin/services?search=web&page=3&other=1');
    expect(list.current[0]).toEqual({ search: 'web', status: 'all', page: '3', size: '10' });
  });

  it.each(['abc', '-1', '0', '1.5', '', '99999999'])('ASVC-1 treats page %p as page 1', (page) => {
    expect(listAt(`/admin/services?page=${page}`).current[0].page).toBe('1');
  });

  it('ASVC-1 returns to the first page when anything else changes, and writes only non-default values to the URL', () => {
    const list = listAt('/admin/services?search=web&page=3');
    act(() => list.current[1]({ status: 'active' }));
    expect(window.location.search).toBe('?search=web&status=active');
    act(() => list.current[1]({ page: '2' }));
    expect(window.location.search).toBe('?search=web&status=active&page=2');
  });
});
