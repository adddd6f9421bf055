import { describe, expect, it } from '@jest/globals';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmProvider, useConfirm } from './ConfirmProvider';

describe('confirmation', () => {
  it('ABULK-1 answers a question that another one replaces with no', async () => {
    const { result } = renderHook(() => useConfirm(), { wrapper: ConfirmProvider });
    const answers: [string, boolean][] = [];
    const ask = (title: string) =>
      act(async () => void result.current({ title, text: '' }).then((answer) => answers.push([title, answer])));
    await ask('Cancel the schedule');
    await ask('Unsaved changes');
    expect(answers).toEqual([['Cancel the schedule', false]]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Confirm' }));
    expect(answers.at(-1)).toEqual(['Unsaved changes', true]);
  });
});
