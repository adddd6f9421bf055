import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { sampleMember } from '../../testing/sampleMembers';
import { TeamMembers } from './TeamMembers';

afterEach(cleanup);

const failing = (error: Error) => {
  const retry = jest.fn();
  render(<TeamMembers members={undefined} error={error} retry={retry} />);
  return retry;
};

describe('team that fails to load', () => {
  it('TEAM-1 shows an error, and retries on request', () => {
    const retry = failing(new Error('x'));
    expect(screen.getByRole('heading').textContent).toBe('Unable to load team members');
    expect(screen.getByText('Something went wrong while fetching team data.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("TEAM-1 shows the server's message", () => {
    failing(Object.assign(new Error('x'), { name: 'ApiError', serverMessage: 'Everybody is at lunch.' }));
    expect(screen.getByText('Everybody is at lunch.')).toBeTruthy();
  });
});

describe('photo that fails to load', () => {
  it('CHR-9 is replaced by the initials', () => {
    const { container } = render(<TeamMembers members={[sampleMember()]} error={undefined} retry={() => undefined} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-portrait="initials"]')?.textContent).toBe('MO');
  });
});
