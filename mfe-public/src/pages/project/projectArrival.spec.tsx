import type { Platform } from '@atelier/web-kit/platform/Platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserSite } from '../../BrowserSite';
import { preparePage } from '../../routing/pageModules';
import { documentData } from '../../testing/documentData';
import { sampleProject, toProjectList } from '../../testing/sampleProjects';

const project = sampleProject({
  overview: null,
  technical_implementation: null,
  content: '<p>We stood on the quay for two days.</p>',
});
const { content: _content, ...summary } = project;

type Answer = (path: string) => Promise<unknown>;

const open = async (path: string, get: Answer) => {
  window.history.replaceState(null, '', path);
  await Promise.all([path, '/projects/skerry-line'].map(preparePage));
  const platform = { api: { get }, cache: new Map() } as unknown as Platform;
  await act(async () => void render(<BrowserSite platform={platform} data={documentData} />));
};

beforeEach(() => {
  window.scrollTo = jest.fn<() => void>();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(cleanup);

describe('navigation to a project', () => {
  it('PRJ-3 shows the data of the list at once, and the rich text when it loads', async () => {
    let letAnswer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    await open('/projects', async (path) => {
      if (path === '/projects/stats') return { data: { total: 1, clientRetention: 98, byCategory: [] } };
      if (path.startsWith('/projects?')) return toProjectList([summary]);
      await mayAnswer;
      return { project };
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Skerry Line' }));
    await screen.findByTestId('project-skeleton');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Skerry Line');
    expect(document.activeElement?.textContent).toBe('Skerry Line');
    await act(async () => letAnswer());
    await screen.findByText('We stood on the quay for two days.');
  });

  it('PRJ-5 shows the server’s message if loading fails, and retries on request', async () => {
    let isDown = true;
    await open('/projects/skerry-line', async () => {
      if (!isDown) return { project };
      throw Object.assign(new Error('x'), {
        name: 'ApiError',
        status: 503,
        serverMessage: 'The archive is being moved.',
      });
    });
    await screen.findByText('The archive is being moved.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('We stood on the quay for two days.');
  });

  it('PRJ-5 offers no retry if the project does not exist', async () => {
    await open('/projects/skerry-line', async () => {
      throw Object.assign(new Error('x'), { name: 'ApiError', status: 404, serverMessage: undefined });
    });
    await screen.findByText("The project you're looking for doesn't exist or has been moved.");
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});
