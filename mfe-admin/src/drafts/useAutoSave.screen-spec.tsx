import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { PlatformProvider } from '../platform/PlatformProvider';
import { FakeServer } from '../testing/FakeServer';
import { platformOn } from '../testing/renderAdmin';
import { useAutoSave } from './useAutoSave';

const HALF_A_MINUTE_MS = 30_000;

const NEW_ID = 'a-new-one';

function Draft({ id }: { id: string | undefined }) {
  const form = useForm({ defaultValues: { title: '', content: '' } });
  const isNew = id === undefined;
  const { said } = useAutoSave({ kind: 'post', form, id: id ?? NEW_ID, isNew, getDraft: (values) => values });
  return (
    <>
      <input aria-label="Title" {...form.register('title')} />
      <p role="status">{said}</p>
    </>
  );
}

const open = (id: string | undefined, server: FakeServer) =>
  render(
    <PlatformProvider platform={platformOn(server)}>
      <Draft id={id} />
    </PlatformProvider>,
  );
const write = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status').textContent;
const saved = () => new FakeServer().on('PUT /drafts/post/p1', { status: 200, body: { success: true, data: null } });

describe('useAutoSave', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ABLG-3 saves a draft 30 seconds after a change, even if it is incomplete, and shows the time', async () => {
    const server = saved();
    open('p1', server);
    write('Hal');
    await pass(HALF_A_MINUTE_MS - 1);
    expect(server.calls).toEqual([]);
    write('Half a title');
    await pass(1);
    expect(server.calls[0]?.body).toMatchObject({ values: { title: 'Half a title', content: '' } });
    expect(said()).toMatch(/^Auto-saved draft at \d+:\d\d [AP]M$/);
    await pass(2 * HALF_A_MINUTE_MS);
    expect(server.calls).toHaveLength(1);
    write('A title');
    await pass(HALF_A_MINUTE_MS);
    expect(server.calls).toHaveLength(2);
  });

  it('ABLG-3 shows no message if saving fails', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const server = new FakeServer().on('PUT /drafts/post/p1', { status: 500, body: {} });
    open('p1', server);
    write('A title');
    await pass(HALF_A_MINUTE_MS);
    expect(server.calls).toHaveLength(1);
    expect(said()).toBe('');
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('ABLG-3 saves a draft of a new item one second after the first keystroke', async () => {
    const server = new FakeServer().on(`PUT /drafts/post/${NEW_ID}`, {
      status: 200,
      body: { success: true, data: null },
    });
    open(undefined, server);
    write('A');
    await pass(1_000);
    expect(server.calls[0]?.body).toMatchObject({ values: { title: 'A' } });
  });

  it('ABLG-3 saves drafts also while the storage of the browser is full, all as those of one browser', async () => {
    localStorage.clear();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const server = saved();
    open('p1', server);
    for (const title of ['A', 'A title']) {
      write(title);
      await pass(HALF_A_MINUTE_MS);
    }
    full.mockRestore();
    const browsers = server.calls.map(({ body }) => (body as { browser: string }).browser);
    expect(browsers).toEqual([expect.stringMatching(/^\w+$/), browsers[0]]);
  });

  it('ABLG-3 saves no draft if the changes are reverted', async () => {
    const server = saved();
    open('p1', server);
    write('A title');
    write('');
    await pass(HALF_A_MINUTE_MS);
    expect(server.calls).toEqual([]);
  });
});
