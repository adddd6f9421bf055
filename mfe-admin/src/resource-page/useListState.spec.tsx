import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useListState } from './useListState';

const DEFAULTS = { search: '', status: 'all', page: '1', size: '10' };

const listAt = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useListState(DEFAULTS)).result;
};

describe('the state of a list', () => {
  it('ASVC-1 is what the address says of it, and its defaults otherwise', () => {
    const list = listAt('/admin/services?search=web&page=3&other=1');
    expect(list.current[0]).toEqual({ search: 'web', status: 'all', page: '3', size: '10' });
  });

  it.each(['abc', '-1', '0', '1.5', '', '99999999'])('ASVC-1 takes %p for no page', (page) => {
    expect(listAt(`/admin/services?page=${page}`).current[0].page).toBe('1');
  });

  it('ASVC-1 begins at the first page when anything but the page changes, and names what differs alone', () => {
    const list = listAt('/admin/services?search=web&page=3');
    act(() => list.current[1]({ status: 'active' }));
    expect(window.location.search).toBe('?search=web&status=active');
    act(() => list.current[1]({ page: '2' }));
    expect(window.location.search).toBe('?search=web&status=active&page=2');
  });
});
