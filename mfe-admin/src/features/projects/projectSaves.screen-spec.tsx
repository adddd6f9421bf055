import type { ProjectDraft } from '@atelier/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Entry } from '../../forms/toFormData';
import { PlatformProvider } from '../../platform/PlatformProvider';
import { useItemActions } from '../../resource-page/useItemActions';
import { FakeServer } from '../../testing/FakeServer';
import { platformOn } from '../../testing/renderAdmin';
import { aProjectSummary, projectAnswer } from '../../testing/samples';
import { sendRequestsTo } from '../../testing/sendRequestsTo';
import { PROJECTS } from './ProjectsPage';
import { NEW_PROJECT, projectForm } from './projectForm';

const RELOAD_MS = 1000;
const REQUEST_MS = 15_000;
const UPLOAD_MS = 60_000;
const PROJECT = { ...aProjectSummary(), content: null };
const DRAFT = projectForm.parse({
  ...NEW_PROJECT,
  title: 'Skerry Line',
  description: 'A timetable for ferries.',
  technologies: ['React'],
  key_features: ['Departures without a network'],
});
const PICTURE = { field: 'images' as const, file: new File(['x'], 'pier.png', { type: 'image/png' }) };

const use = (answer: { status: number; body: object } = projectAnswer(PROJECT)) => {
  const server = new FakeServer().on('POST /projects', answer).on('PUT /projects/j1', answer);
  sendRequestsTo(server);
  const platform = platformOn(server);
  const refresh = jest.fn(async () => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result, unmount } = renderHook(
    () =>
      useItemActions<typeof PROJECT, Entry<ProjectDraft>>({
        words: PROJECTS.words,
        getName: PROJECTS.getName,
        create: (entry) => PROJECTS.create(platform.api, entry),
        update: (item, entry) => PROJECTS.update(platform.api, item, entry),
        remove: async () => undefined,
        refresh,
      }),
    { wrapper },
  );
  return { actions: result.current, refresh, unmount, platform };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('saving a project', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each(['create', 'update'] as const)('APRJ-2 reloads the list one second after %s, and not sooner', async (way) => {
    const { actions, refresh } = use();
    const save = way === 'create' ? actions.create({ draft: DRAFT }) : actions.update(PROJECT, { draft: DRAFT });
    await act(async () => expect(await save).toBe('saved'));
    await pass(RELOAD_MS - 1);
    expect(refresh).not.toHaveBeenCalled();
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('APRJ-2 does not reload if saving fails or the list is no longer shown', async () => {
    const failed = use({ status: 500, body: {} });
    await act(async () => expect(await failed.actions.create({ draft: DRAFT })).toBe('kept'));
    const left = use();
    await act(async () => void (await left.actions.create({ draft: DRAFT })));
    left.unmount();
    await pass(2 * RELOAD_MS);
    expect(failed.refresh).not.toHaveBeenCalled();
    expect(left.refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['15 seconds', [], REQUEST_MS],
    ['60 seconds with pictures', [PICTURE], UPLOAD_MS],
  ])('CHR-7 APRJ-2 limits the request to %s', async (_what, files, limit) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const { actions } = use();
    await act(async () => void (await actions.create({ draft: DRAFT, files })));
    await act(async () => void (await actions.update(PROJECT, { draft: DRAFT, files })));
    expect(timeout.mock.calls).toEqual([[limit], [limit]]);
  });
});
