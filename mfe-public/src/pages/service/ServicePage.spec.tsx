import type { Service } from '@atelier/contracts/content/service';
import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserSite } from '../../BrowserSite';
import { preparePage } from '../../routing/pageModules';
import { documentData } from '../../testing/documentData';
import { type Answers, getTexts, renderAddress } from '../../testing/renderAddress';
import { sampleService, toServiceList } from '../../testing/sampleServices';

const RELATED = '/services/category/web_development?active=true&limit=4';
const others = ['shops', 'bookings', 'portals', 'archives'].map((slug) =>
  sampleService({ id: slug, slug, name: slug }),
);

const answersFor = (service: Service, related: readonly Service[] = []): Answers => ({
  [`/services/${service.slug}`]: { status: 200, body: { success: true, data: service, service } },
  [RELATED]: { status: 200, body: toServiceList(related) },
});
const open = (service = sampleService(), related: readonly Service[] = []) =>
  renderAddress(`/services/${service.slug}`, answersFor(service, related));
const getLink = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.getAttribute('href');

describe('service page', () => {
  it('SVC-4 shows the breadcrumbs and the header', async () => {
    const { document, status } = await open();
    expect(status).toBe(200);
    expect(getTexts(document, '[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Services', 'Web Development']);
    const head = document.querySelector('article > header') as HTMLElement;
    expect(getTexts(head, 'h1')).toEqual(['Web Development']);
    for (const words of ['Websites that open on a bad phone.', '8 to 16 weeks', 'Get Started'])
      expect(head.textContent).toContain(words);
    expect(getLink(head, 'All Services')).toBe('/services');
  });

  it('SVC-4 shows an overview, all features, the steps, the technologies, and the side panel', async () => {
    const { document } = await open();
    expect(getTexts(document, 'article h2')).toEqual([
      'Overview',
      'Key Features',
      'Our Process',
      'Technologies',
      'Interested?',
    ]);
    expect(getTexts(document, 'article h3')).toEqual(['Two days on the quay', 'A page a week']);
    const [overview, features, , technologies] = [...document.querySelectorAll('article section')];
    expect(getTexts(overview as Element, 'p')).toHaveLength(2);
    expect(getTexts(features as Element, 'li')).toHaveLength(4);
    expect(getTexts(technologies as Element, 'li')).toEqual(['TypeScript', 'React']);
    const side = document.querySelector('article aside') as HTMLElement;
    expect(getTexts(side, 'dt')).toEqual(['Category', 'Timeline']);
    expect(getTexts(side, 'dd')).toEqual(['Web Development', '8 to 16 weeks']);
    expect(getLink(side, 'Schedule Call')).toBe('/contact');
  });

  it('SVC-4 shows the starting price if staff entered one', async () => {
    const { document } = await open(sampleService({ price_hint: 'From $48,000' }));
    expect(getTexts(document, 'article > header p').at(-1)).toBe('Timeline 8 to 16 weeksPrice From $48,000');
    expect(getTexts(document, 'article aside dd').at(-1)).toBe('From $48,000');
    expect((await open()).document.body.textContent).not.toContain('Price');
  });

  it('SVC-4 offers to book a call if the studio has a booking link', async () => {
    const bookingUrl = 'https://calendar.example/atelier';
    const studio = { ...DEFAULT_STUDIO, details: { ...DEFAULT_STUDIO.details, bookingUrl } };
    const settings = { '/studio': { status: 200, body: { success: true, data: studio } } };
    const { document } = await renderAddress('/services/web-development', {
      ...answersFor(sampleService()),
      ...settings,
    });
    expect(getLink(document, 'Book a call')).toBe(bookingUrl);
    expect(getLink((await renderAddress('/contact', settings)).document, 'Book a call')).toBe(bookingUrl);
    expect(getLink((await open()).document, 'Book a call')).toBeUndefined();
    expect(getLink((await renderAddress('/contact')).document, 'Book a call')).toBeUndefined();
  });

  it('SVC-4 omits sections without data', async () => {
    const { document } = await open(sampleService({ process_steps: [], estimated_timeline: null }));
    expect(getTexts(document, 'article h2')).not.toContain('Our Process');
    expect(document.body.textContent).not.toContain('Timeline');
    expect(getTexts(document, '[aria-labelledby="related"]')).toEqual([]);
  });

  it('SVC-4 SVC-2 shows up to three other services of its category, each with two features', async () => {
    const { document } = await open(sampleService(), [sampleService(), ...others]);
    const related = document.querySelector('[aria-labelledby="related"]') as HTMLElement;
    expect(getTexts(related, 'h3')).toEqual(['shops', 'bookings', 'portals']);
    expect(getTexts(related.querySelector('article') as Element, 'li')).toEqual([
      'Useful within a second',
      'Tested with people',
    ]);
  });

  it('SVC-5 links to the message form with the name and the subject', async () => {
    const { document } = await open(sampleService({ name: 'Web & Co', category: 'custom_software' }));
    const query = 'service=Web%20%26%20Co&subject=Inquiry%20about%20Web%20%26%20Co&category=custom_software';
    for (const text of ['Get Started', 'Get Quote', 'Start Your Project Today'])
      expect(getLink(document, text)).toBe(`/contact?${query}`);
  });

  it('SEO-1 gives search engines the service and its breadcrumbs', async () => {
    const { document } = await open(sampleService({ seo_title: 'Web development that lasts' }));
    expect(document.title).toBe('Web development that lasts — Atelier');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data['@graph']).toMatchObject([
      { '@type': 'Service', name: 'Web Development', url: 'https://studio.example/services/web-development' },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Services' }, { position: 3 }] },
    ]);
  });

  it.each([404, 410])('SVC-6 shows with status %i that the service does not exist', async (status) => {
    const page = await renderAddress('/services/gone', { '/services/gone': { status } });
    expect(page.status).toBe(status);
    expect(getTexts(page.document, 'h1')).toEqual(['Service not found']);
    expect(getLink(page.document, 'Back to Services')).toBe('/services');
    expect(getTexts(page.document, 'main button')).toEqual(['Try Again']);
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('SVC-6 shows a skeleton with status 503 if the service cannot be fetched', async () => {
    const { document, status } = await renderAddress('/services/slow', { '/services/slow': { status: 503 } });
    expect(status).toBe(503);
    expect(document.querySelector('[data-testid="service-skeleton"]')).not.toBeNull();
    expect(document.querySelector('noscript')?.textContent).toContain(
      'Failed to load service. Please try again later.',
    );
  });
});

const failWith = async (path: string, fail: () => Error) => {
  window.history.replaceState(null, '', path);
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await preparePage('/services/any');
  const get = jest.fn<(address: string) => Promise<unknown>>().mockImplementation(async () => {
    throw fail();
  });
  const platform = { api: { get }, cache: new Map() } as unknown as Platform;
  await act(async () => void render(<BrowserSite platform={platform} data={documentData} />));
  return get;
};

describe('service page that fails to load in the browser', () => {
  afterEach(cleanup);

  it('SVC-6 shows an error, and retries on request', async () => {
    const get = await failWith('/services/web-development', () => new Error('offline'));
    expect(screen.getByText('Failed to load service. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Services' })).toBeTruthy();
    const service = sampleService();
    get.mockImplementation(async (address) => (address === RELATED ? toServiceList([]) : { service }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Web Development');
  });

  it('SVC-6 shows that the service does not exist', async () => {
    await failWith('/services/nowhere', () => Object.assign(new Error('x'), { name: 'ApiError', status: 404 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Service not found');
  });
});
