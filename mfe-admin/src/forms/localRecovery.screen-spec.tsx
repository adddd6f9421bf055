import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { AdminContext } from '../session/useAdmin';
import { anAdmin } from '../testing/anAdmin';
import { keep, readKept, recoveryKey } from './localRecovery';
import { RecoveryOffer } from './RecoveryOffer';
import { useLocalRecovery } from './useLocalRecovery';

const KEY = recoveryKey('1', 'note');
const kept = () => readKept<{ text: string }>(KEY);

function Note() {
  const form = useForm({ defaultValues: { text: '', file: 'x' } });
  const recovery = useLocalRecovery({ kind: 'note', itemId: undefined, form, omit: ['file'] });
  return (
    <>
      <RecoveryOffer {...recovery} />
      <input aria-label="Text" {...form.register('text')} />
      <output>{form.formState.isDirty ? 'dirty' : 'clean'}</output>
      <button type="button" onClick={() => recovery.clear()}>
        Save
      </button>
    </>
  );
}

const open = () =>
  render(
    <AdminContext value={anAdmin()}>
      <Note />
    </AdminContext>,
  );
const text = () => screen.getByLabelText<HTMLInputElement>('Text');

describe('unsaved work', () => {
  const user = userEvent.setup();
  beforeEach(() => localStorage.clear());

  it('ABLG-3 is stored on every change, and can be restored the next time the form opens', async () => {
    const first = open();
    await user.type(text(), 'Half a thought');
    expect(kept()?.values).toEqual({ text: 'Half a thought' });
    first.unmount();
    open();
    expect(screen.getByText(/^You have unsaved changes from /)).toBeTruthy();
    expect(text().value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(text().value).toBe('Half a thought');
    expect(screen.getByText('dirty')).toBeTruthy();
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
    expect(kept()?.values).toEqual({ text: 'Half a thought' });
  });

  it('ABLG-3 is stored synchronously with the change, before rendering', () => {
    open();
    fireEvent.input(text(), { target: { value: 'H' } });
    expect(kept()?.values).toEqual({ text: 'H' });
  });

  it('ABLG-3 is removed when it is discarded', async () => {
    keep(KEY, { keptAt: new Date().toISOString(), values: { text: 'Old' } });
    open();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
    expect(kept()).toBeUndefined();
  });

  it('ABLG-3 is removed when it is saved, or when the changes are reverted', async () => {
    open();
    await user.type(text(), 'ab');
    expect(kept()).toBeDefined();
    await user.clear(text());
    expect(kept()).toBeUndefined();
    await user.type(text(), 'c');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(kept()).toBeUndefined();
  });

  it('ABLG-3 is not overwritten by new input before the user restores or discards it', async () => {
    keep(KEY, { keptAt: new Date().toISOString(), values: { text: 'First' } });
    const view = open();
    await user.type(text(), 'Second');
    view.unmount();
    open();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByText(/^You have unsaved changes/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(text().value).toBe('First');
  });

  it('ABLG-3 is kept per user, and for thirty days', () => {
    keep(recoveryKey('2', 'note'), { keptAt: new Date().toISOString(), values: { text: 'Theirs' } });
    keep(KEY, { keptAt: '2020-01-01T00:00:00.000Z', values: { text: 'Old' } });
    open();
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
