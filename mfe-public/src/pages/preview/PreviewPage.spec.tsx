import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { ApiError } from '@atelier/web-kit/api/ApiError';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { StudioContext } from '../../studio';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { sampleMember } from '../../testing/sampleMembers';
import { samplePage } from '../../testing/samplePages';
import { samplePost } from '../../testing/samplePosts';
import { sampleProject } from '../../testing/sampleProjects';
import { sampleService } from '../../testing/sampleServices';
import { PreviewPage } from './PreviewPage';

const EXPIRES = '2026-03-04T10:00:00.000Z';
const toPreview = (kind: string, item: object) => ({
  '/previews/a-secret': { status: 200, body: { success: true, data: { kind, item, expiresAt: EXPIRES } } },
});

const PREVIEWS = [
  ['post', samplePost({ title: 'Half a thought' }), 'Half a thought'],
  ['project', sampleProject({ title: 'Half a project' }), 'Half a project'],
  ['service', sampleService({ name: 'Half a service' }), 'Half a service'],
  ['member', sampleMember({ name: 'Half Known' }), 'Half Known'],
  ['page', samplePage({ title: 'Half a page' }), 'Half a page'],
] as const;

describe('preview page', () => {
  for (const [kind, item, words] of PREVIEWS)
    it(`shows a ${kind} as visitors would see it, and its expiry`, async () => {
      const { document, status, head } = await renderAddress('/preview/a-secret', toPreview(kind, item));
      expect(status).toBe(200);
      expect(document.querySelector('main')?.textContent).toContain(words);
      expect(document.querySelector('main')?.textContent).toContain('This link works until March 4, 2026.');
      expect(head).toContain('<meta name="robots" content="noindex">');
      expect(head).not.toContain(words);
    });

  it('shows that the preview does not exist or has expired', async () => {
    const gone = await renderAddress('/preview/a-secret', { '/previews/a-secret': { status: 410 } });
    expect(gone.status).toBe(410);
    expect(getTexts(gone.document, 'h1')).toEqual(['Preview Not Found']);
    expect((await renderAddress('/preview/another')).status).toBe(404);
  });

  it('does not call a link expired because the server is away, and loads it again', async () => {
    let isAway = true;
    const item = samplePage({ title: 'Half a page' });
    const fetcher = async () => {
      if (isAway) throw new ApiError('Server error. Please try again later.', 'answer', 503);
      return { success: true, data: { kind: 'page', item, expiresAt: EXPIRES } };
    };
    render(
      <SWRConfig value={{ fetcher, provider: () => new Map(), shouldRetryOnError: false }}>
        <StudioContext value={DEFAULT_STUDIO}>
          <PreviewPage
            location={{ path: '/preview/a-secret', params: { token: 'a-secret' }, search: new URLSearchParams() }}
          />
        </StudioContext>
      </SWRConfig>,
    );
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Half a page')).toBeTruthy();
  });
});
