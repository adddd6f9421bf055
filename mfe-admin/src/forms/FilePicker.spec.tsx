import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilePicker, ruleInWords } from './FilePicker';

const RULE = { maxFiles: 2, maxBytes: 5 * 1024 * 1024, types: ['image/png', 'image/webp'] };
const CANCELLED = 'No file was chosen.';
const aFile = () => new File(['x'], 'loom.png', { type: 'image/png' });

const open = () => {
  const picked: File[][] = [];
  render(<FilePicker id="files" label="Choose pictures" rule={RULE} onPick={(files) => picked.push([...files])} />);
  const control = screen.getByLabelText<HTMLInputElement>('Choose pictures');
  return { picked, control };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

describe('FilePicker', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('AFILE-1 shows which files are allowed', () => {
    const { control } = open();
    expect(screen.getByText('PNG or WEBP, up to 5 MB each, 2 at most')).toBeTruthy();
    expect([control.accept, control.multiple]).toEqual(['image/png,image/webp', true]);
  });

  it.each([
    [{ ...RULE, maxFiles: Number.POSITIVE_INFINITY }, 'PNG or WEBP, up to 5 MB each'],
    [{ ...RULE, maxFiles: 1, types: ['application/pdf'] }, 'PDF, up to 5 MB'],
  ])('AFILE-1 describes a rule in words', (rule, words) => {
    expect(ruleInWords(rule)).toBe(words);
  });

  it('AFILE-1 treats the dialog as canceled 300 ms after the window regains focus', () => {
    const { control, picked } = open();
    fireEvent.click(control);
    pass(60_000);
    expect(screen.queryByText(CANCELLED)).toBeNull();
    comeBack();
    pass(299);
    expect(screen.queryByText(CANCELLED)).toBeNull();
    pass(1);
    expect(screen.getByText(CANCELLED)).toBeTruthy();
    expect(picked).toEqual([]);
    fireEvent.click(control);
    expect(screen.queryByText(CANCELLED)).toBeNull();
  });

  it('AFILE-1 accepts files selected within that time, and dropped files', () => {
    const { control, picked } = open();
    const [chosen, dropped] = [aFile(), aFile()];
    fireEvent.click(control);
    comeBack();
    pass(200);
    fireEvent.change(control, { target: { files: [chosen] } });
    pass(1000);
    expect(screen.queryByText(CANCELLED)).toBeNull();
    fireEvent.drop(control, { dataTransfer: { files: [dropped] } });
    expect(picked).toEqual([[chosen], [dropped]]);
  });

  it('AFILE-1 shows no cancellation if the window only lost and regained focus', () => {
    open();
    comeBack();
    pass(1000);
    expect(screen.queryByText(CANCELLED)).toBeNull();
  });
});
