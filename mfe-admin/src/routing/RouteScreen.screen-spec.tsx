import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AdminRoute } from './AdminRoute';
import { RouteScreen } from './RouteScreen';

const RETRIED_AFTER_MS = 1000;

describe('back-office page whose chunk fails to load', () => {
  const load = jest.fn<AdminRoute['load']>();
  const route: AdminRoute = { path: '/admin/gone', title: 'Webhooks', audience: 'staff', load };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('PLT-3 is requested twice, and shows an error without further requests', async () => {
    load.mockRejectedValue(new Error('404'));
    render(<RouteScreen route={route} path="/admin/gone" fallback={<p>Loading</p>} />);
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(RETRIED_AFTER_MS));
    expect(screen.getByText('Webhooks could not be loaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Webhooks could not be loaded')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
