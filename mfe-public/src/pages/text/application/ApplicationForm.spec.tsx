import { ApiError } from '@atelier/web-kit/api/ApiError';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PlatformContext } from '../../../data/usePlatform';
import { ApplicationForm } from './ApplicationForm';
import { applicationIssues } from './applicationIssues';

afterEach(cleanup);

const LABELS = { role: /^Role/, name: /^Name/, email: /^Email/, link: /^Link/, file: /^Resume/, message: /^Message/ };
type Field = keyof typeof LABELS;

const show = (role = '', answer: () => Promise<unknown> = async () => ({ success: true })) => {
  const sent: FormData[] = [];
  const keys: (string | undefined)[] = [];
  const call = async (key: string, { body, headers }: { body?: FormData; headers?: Record<string, string> } = {}) => {
    if (key === 'GET /contact/form-token') return { success: true, data: { token: 'begun' } };
    sent.push(body as FormData);
    keys.push(headers?.['Idempotency-Key']);
    return answer();
  };
  const platform = { api: { call } } as unknown as Platform;
  const tree = (wanted: string) => (
    <PlatformContext value={platform}>
      <ApplicationForm role={wanted} />
    </PlatformContext>
  );
  const { rerender } = render(tree(role));
  return { sent, keys, wantRole: (wanted: string) => rerender(tree(wanted)) };
};

const input = (field: Field) => screen.getByLabelText<HTMLInputElement>(LABELS[field]);
const type = (field: Field, value: string) => fireEvent.input(input(field), { target: { value } });
const getError = (field: Field) => document.getElementById(`${field}-error`)?.textContent;
const fill = () => {
  for (const [field, value] of [
    ['role', 'Product designer'],
    ['name', 'Ada Lovelace'],
    ['email', 'ada@example.com'],
    ['message', 'I would draw your forms.'],
  ] as const)
    type(field, value);
};
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send Application' })));

describe('job application form', () => {
  it('LEGAL-1 names the missing fields, focuses the first one, and sends nothing', async () => {
    const { sent } = show();
    await submit();
    expect(getError('role')).toBe('Role is required');
    expect(getError('message')).toBe('Message is required');
    expect(getError('link')).toBe('');
    expect(document.activeElement).toBe(input('role'));
    expect(screen.getByText('4 fields need another look.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    [new File(['MZ'], 'resume.exe'), 'File must be a PDF or a Word document'],
    [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'resume.pdf'), 'File must be at most 10 MB'],
    [new File([new Uint8Array(10 * 1024 * 1024)], 'Resume.DOCX'), undefined],
    [new File([], ''), undefined],
  ])('AFILE-1 validates a file before it is sent', (file, issue) => {
    const form = new FormData();
    form.append('file', file);
    expect(applicationIssues(form).file).toBe(issue);
  });

  it('LEGAL-1 sends the fields and the form token, and then confirms the application', async () => {
    const { sent } = show();
    await act(async () => void fireEvent.focus(input('name')));
    fill();
    await submit();
    expect(Object.fromEntries([...(sent[0] ?? [])].filter(([, value]) => typeof value === 'string'))).toEqual({
      role: 'Product designer',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      link: '',
      message: 'I would draw your forms.',
      form: JSON.stringify({ token: 'begun' }),
    });
    expect(document.activeElement?.textContent).toContain('Your application has arrived.');
  });

  it('LEGAL-1 reports a failure beside the button, keeps the input, and retries on request', async () => {
    let isAway = true;
    const { sent } = show('', async () => {
      if (isAway) throw new ApiError('Network error', 'network', 0);
    });
    fill();
    await submit();
    expect(screen.getByText(/Your application was not sent/)).toBeTruthy();
    expect(input('name').value).toBe('Ada Lovelace');
    isAway = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    expect(sent).toHaveLength(2);
    expect(screen.getByText('Your application has arrived.')).toBeTruthy();
  });

  it('LEGAL-1 repeats an application under its key, so that it is stored once, and sends another one under a new key', async () => {
    const { keys } = show('', async () => {
      throw new ApiError('The server did not answer in time.', 'timeout', 0);
    });
    fill();
    await submit();
    await submit();
    type('message', 'I would draw your forms, and your tables.');
    await submit();
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('LEGAL-1 shows server-side errors at their fields', async () => {
    const issue = { field: 'file', message: 'File must be a PDF or a Word document' };
    show('', async () => {
      throw new ApiError('Refused', 'answer', 415, { errors: [issue] });
    });
    fill();
    await submit();
    expect(getError('file')).toBe(issue.message);
    expect(document.activeElement).toBe(input('file'));
  });

  it('LEGAL-1 prefills the role from the link, and keeps the other fields', async () => {
    const { wantRole } = show('Studio manager');
    expect(input('role').value).toBe('Studio manager');
    type('name', 'Ada Lovelace');
    wantRole('Product designer');
    expect(input('role').value).toBe('Product designer');
    expect(input('name').value).toBe('Ada Lovelace');
  });
});
