import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { projectFilter } from '../../portfolio/projectFilter';
import { sampleProjects, toProjectList } from '../../testing/sampleProjects';
import { ProjectResults } from './ProjectResults';

afterEach(cleanup);

const shown = { filter: projectFilter(new URLSearchParams()), service: undefined };

const failing = (error: Error) => {
  const retry = jest.fn();
  render(<ProjectResults list={undefined} error={error} retry={retry} {...shown} />);
  return retry;
};

describe('portfolio that fails to load', () => {
  it('PRJ-2 shows an error, and retries on request', () => {
    const retry = failing(new Error('x'));
    expect(screen.getByRole('heading').textContent).toBe('Unable to load projects');
    expect(screen.getByText('Something went wrong while fetching our amazing work. Please try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("PRJ-2 shows the server's message", () => {
    failing(Object.assign(new Error('x'), { name: 'ApiError', serverMessage: 'The archive is being moved.' }));
    expect(screen.getByText('The archive is being moved.')).toBeTruthy();
  });

  it('PRJ-2 reloads an empty list on request', () => {
    const retry = jest.fn();
    render(<ProjectResults list={toProjectList([])} error={undefined} retry={retry} {...shown} />);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('card whose picture fails to load', () => {
  it('CHR-9 shows a default cover', () => {
    const list = toProjectList(sampleProjects(1));
    render(<ProjectResults list={list} error={undefined} retry={jest.fn()} {...shown} />);
    const article = screen.getByRole('article');
    expect(article.querySelector('[data-cover="default"]')).toBeNull();
    fireEvent.error(article.querySelector('img') as HTMLImageElement);
    expect(article.querySelector('[data-cover="default"]')).not.toBeNull();
  });
});
