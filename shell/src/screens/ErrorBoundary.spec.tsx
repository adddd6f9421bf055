import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

const LATER_MS = 2000;

function Fragile() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('Orders are undefined');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Orders
    </button>
  );
}

describe('an error of a remote after its first moments', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  const breakLater = async (isPart: boolean) => {
    const { container } = render(
      <ErrorBoundary onBroken={() => undefined} isPart={isPart}>
        <Fragile />
      </ErrorBoundary>,
    );
    const later = performance.now() + LATER_MS;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    return container;
  };

  it('CHR-5 shows the failure in place of its page', async () => {
    const container = await breakLater(false);
    expect(container.textContent).toContain('Orders are undefined');
    expect(screen.getByRole('button').textContent).toBe('Reload Application');
  });

  it('PLT-3 leaves the slot that it fills on the page of another remote empty', async () => {
    expect((await breakLater(true)).textContent).toBe('');
  });
});
