import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useBackQuestion } from './useBackQuestion';

const goBack = (to: string) =>
  act(() => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('still asks about a page’s uploads after an editor on it was saved and closed', () => {
  window.history.replaceState(null, '', '/admin/media');
  const askPage = jest.fn(async () => undefined);
  const askEditor = jest.fn(async () => undefined);
  renderHook(() => useBackQuestion(true, askPage));
  const editor = renderHook(({ hasUnsaved }) => useBackQuestion(hasUnsaved, askEditor), {
    initialProps: { hasUnsaved: false },
  });
  window.history.replaceState(null, '', '/admin/media/1/edit');
  editor.rerender({ hasUnsaved: true });
  goBack('/admin/media');
  expect([askEditor.mock.calls, askPage.mock.calls]).toEqual([[['/admin/media']], []]);
  editor.rerender({ hasUnsaved: false });
  editor.unmount();
  window.history.replaceState(null, '', '/admin/media');
  goBack('/admin/dashboard');
  expect(window.location.pathname).toBe('/admin/media');
  expect(askPage.mock.calls).toEqual([['/admin/dashboard']]);
});
