import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { blogFilter } from '../../journal/blogFilter';
import { BlogResults } from './BlogResults';

afterEach(cleanup);

const failing = (error: Error) => {
  const retry = jest.fn();
  const filter = blogFilter(new URLSearchParams());
  render(<BlogResults list={undefined} error={error} retry={retry} filter={filter} category={undefined} />);
  return retry;
};

describe('blog list that fails to load', () => {
  it('BLOG-4 shows an error, and retries on request', () => {
    const retry = failing(new Error('x'));
    expect(screen.getByRole('heading').textContent).toBe('Unable to load articles');
    expect(screen.getByText('Something went wrong while fetching our latest insights.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("BLOG-4 shows the server's message", () => {
    failing(Object.assign(new Error('x'), { name: 'ApiError', serverMessage: 'The archive is being moved.' }));
    expect(screen.getByText('The archive is being moved.')).toBeTruthy();
  });
});
