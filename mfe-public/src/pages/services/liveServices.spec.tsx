import type { Platform } from '@atelier/web-kit/platform/Platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserSite } from '../../BrowserSite';
import { preparePage } from '../../routing/pageModules';
import { documentData } from '../../testing/documentData';
import { sampleService, toServiceList } from '../../testing/sampleServices';
import { TYPING_PAUSE_MS } from './useLiveFilter';

const LIST = '/services?active=true&limit=50';
const SERVICES = [
  sampleService(),
  sampleService({ id: '2', slug: 'apps', name: 'Apps', category: 'mobile_development', technologies: ['Swift'] }),
];

let answer: () => Promise<unknown>;
const asked: string[] = [];

const open = async (path: string) => {
  window.history.replaceState(null, '', path);
  await preparePage('/services');
  const get = async (address: string) => {
    asked.push(address);
    return address === LIST ? answer() : undefined;
  };
  const platform = { api: { get }, cache: new Map() } as unknown as Platform;
  await act(async () => void render(<BrowserSite platform={platform} data={documentData} />));
};

const searchBox = () => screen.getByLabelText<HTMLInputElement>('Search services');
const categories = () => screen.getByLabelText<HTMLSelectElement>('Category');
const type = async (words: string) => {
  fireEvent.input(searchBox(), { target: { value: words } });
  await act(async () => void jest.advanceTimersByTime(TYPING_PAUSE_MS));
};
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const line = () => document.getElementById('results')?.textContent;

beforeEach(() => {
  asked.length = 0;
  answer = async () => toServiceList(SERVICES);
  window.scrollTo = jest.fn<() => void>();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('live search in services', () => {
  it('SVC-1 filters while the visitor types and selects, keeps the URL in sync, and requests the list once', async () => {
    await open('/services');
    expect(line()).toBe('Showing 2 services');
    await type('swift');
    expect([names(), line(), window.location.search]).toEqual([['Apps'], 'Showing 1 service', '?search=swift']);
    await act(async () => void fireEvent.change(categories(), { target: { value: 'web_development' } }));
    expect(line()).toBe('No services found matching your criteria');
    expect(window.location.search).toBe('?category=web_development&search=swift');
    await type('');
    expect([names(), window.location.search]).toEqual([['Web Development'], '?category=web_development']);
    expect(asked.filter((address) => address === LIST)).toHaveLength(1);
  });

  it('SVC-1 Clear resets both fields, disappears, and moves focus to the results', async () => {
    await open('/services?category=mobile_development&search=swift');
    expect([searchBox().value, categories().value]).toEqual(['swift', 'mobile_development']);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Clear' })));
    expect([searchBox().value, categories().value, window.location.search]).toEqual(['', '', '']);
    expect(line()).toBe('Showing 2 services');
    expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull();
    expect(document.activeElement?.id).toBe('results');
  });

  it('SVC-1 restores its fields when the visitor goes back in history', async () => {
    await open('/services');
    await act(async () => void fireEvent.change(categories(), { target: { value: 'mobile_development' } }));
    expect(names()).toEqual(['Apps']);
    await act(async () => {
      window.history.back();
      await jest.advanceTimersByTimeAsync(50);
    });
    expect([categories().value, line()]).toEqual(['', 'Showing 2 services']);
  });

  it('SVC-2 shows six placeholders while it loads', async () => {
    answer = () => new Promise(() => undefined);
    await open('/services');
    expect(screen.getAllByTestId('service-placeholder')).toHaveLength(6);
  });

  it('SVC-3 reports a failure to load, shows one fallback service, and retries on request', async () => {
    answer = async () => {
      throw new Error('offline');
    };
    await open('/services');
    expect(screen.getByText('Failed to load services. Please try again later.')).toBeTruthy();
    expect(names()).toEqual(['Web Development']);
    answer = async () => toServiceList(SERVICES);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(names()).toEqual(['Web Development', 'Apps']);
  });
});
