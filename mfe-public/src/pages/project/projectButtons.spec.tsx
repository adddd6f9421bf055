import type { Platform } from '@atelier/web-kit/platform/Platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PlatformContext } from '../../data/usePlatform';
import { COPIED, NOT_COPIED, ShareButton } from '../../design/ShareButton';
import { SavedWork } from '../projects/SavedWork';
import { SaveButton } from './SaveButton';

const show = jest.fn();
const platform = { toasts: { show } } as unknown as Platform;

/** The device's share and clipboard functions. */
const device = (offers: { share?(what: ShareData): Promise<void>; writeText?(text: string): Promise<void> }) => {
  const functions = { share: offers.share, clipboard: { writeText: offers.writeText } };
  for (const [name, value] of Object.entries(functions))
    Object.defineProperty(navigator, name, { configurable: true, value });
};

const share = async () => {
  render(
    <PlatformContext value={platform}>
      <ShareButton title="Skerry Line" />
    </PlatformContext>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
};

beforeEach(() => {
  localStorage.clear();
  show.mockClear();
});
afterEach(cleanup);

describe('sharing a project', () => {
  it('PRJ-5 uses the share dialog of the device if it has one', async () => {
    const native = jest.fn(async (_what: ShareData) => undefined);
    device({ share: native });
    await share();
    expect(native).toHaveBeenCalledWith({ title: 'Skerry Line', url: window.location.href });
    expect(show).not.toHaveBeenCalled();
  });

  it('PRJ-5 copies the URL if the device cannot share, and confirms it', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    device({ writeText });
    await share();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(show).toHaveBeenCalledWith(COPIED, 'success');
  });

  it('PRJ-5 reports that the URL could not be copied, and shows nothing if the visitor cancels', async () => {
    device({ writeText: async () => Promise.reject(new Error('denied')) });
    await share();
    expect(show).toHaveBeenCalledWith(NOT_COPIED, 'error');
    cleanup();
    show.mockClear();
    device({ share: async () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })) });
    await share();
    expect(show).not.toHaveBeenCalled();
  });
});

const project = { slug: 'skerry-line', title: 'Skerry Line' };

describe('saving a project', () => {
  const button = () => screen.getByRole('button', { name: 'Save' });

  it('PRJ-5 stores it in this browser, shows it as saved, and removes it again', () => {
    render(<SaveButton project={project} />);
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    cleanup();
    render(<SaveButton project={project} />);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it('PRJ-5 lists saved projects on the portfolio page, the newest first', () => {
    render(
      <>
        <SaveButton project={{ slug: 'score-desk', title: 'Score Desk' }} />
        <SavedWork />
      </>,
    );
    expect(screen.queryByRole('heading', { name: 'Saved work' })).toBeNull();
    fireEvent.click(button());
    cleanup();
    render(
      <>
        <SaveButton project={project} />
        <SavedWork />
      </>,
    );
    fireEvent.click(button());
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Skerry Line', '/projects/skerry-line'],
      ['Score Desk', '/projects/score-desk'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Skerry Line' }));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it('PRJ-5 treats invalid stored data as an empty list', () => {
    localStorage.setItem('atelier.saved-work', '{"slug":');
    render(<SaveButton project={project} />);
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });
});
