import { describe, expect, it } from '@jest/globals';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { sampleService, toServiceList } from '../../testing/sampleServices';

const LIST = '/services?active=true&limit=50';

const SERVICES = [
  sampleService(),
  sampleService({
    id: '2',
    slug: 'apps',
    name: 'Apps',
    category: 'mobile_development',
    category_display: 'Mobile Development',
    description: 'For people in gloves.',
    technologies: ['React Native', 'Swift'],
  }),
  sampleService({
    id: '3',
    slug: 'rescue',
    name: 'Rescue',
    category: 'custom_software',
    category_display: 'Custom Software',
    short_description: 'For software without a keeper.',
    technologies: ['Go'],
  }),
];

const open = (url = '/services', services = SERVICES) =>
  renderAddress(url, { [LIST]: { status: 200, body: toServiceList(services) } });
const getResults = (document: Document) => document.querySelector('#results')?.parentElement as HTMLElement;
const getLinks = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('services page', () => {
  it('SVC-1 shows its name, the statistics, and every service', async () => {
    const { document, status } = await open();
    expect(status).toBe(200);
    expect(getTexts(document, 'h1')).toEqual(['Services']);
    const figures = document.querySelector('[aria-label="Our work in numbers"]') as HTMLElement;
    expect(getTexts(figures, 'dd [aria-hidden]')).toEqual(['250', '25+', '10+', '98%']);
    expect(getTexts(figures, 'dt')).toEqual([
      'Projects Completed',
      'Happy Clients',
      'Years Experience',
      'Client Satisfaction',
    ]);
    expect(getTexts(document, '#results')).toEqual(['Showing 3 services']);
    expect(getTexts(document, 'article h2')).toEqual(['Web Development', 'Apps', 'Rescue']);
  });

  it('SVC-1 searches with a form that works without scripts', async () => {
    const { document } = await open('/services?category=mobile_development&search=swift');
    const form = document.querySelector('search form') as HTMLFormElement;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/services', 'get']);
    const search = form.querySelector<HTMLInputElement>('input[name="search"]');
    expect([search?.value, search?.placeholder]).toEqual(['swift', 'Search services or technologies...']);
    expect(form.querySelector<HTMLSelectElement>('select[name="category"]')?.value).toBe('mobile_development');
    expect(getTexts(form, 'option')).toEqual([
      'All Categories',
      'Web Development',
      'Mobile Development',
      'Custom Software',
      'UI/UX Design',
      'Enterprise Solutions',
    ]);
  });

  it.each([
    ['?search=SWIFT', ['Apps']],
    ['?search=gloves', ['Apps']],
    ['?search=without+a+keeper', ['Rescue']],
    ['?search=web+dev', ['Web Development']],
    ['?search=react', ['Web Development', 'Apps']],
    ['?category=custom_software', ['Rescue']],
    ['?category=web_development&search=react', ['Web Development']],
    ['?category=nothing-of-ours', ['Web Development', 'Apps', 'Rescue']],
  ])('SVC-1 %s shows only %j', async (query, names) => {
    const { document } = await open(`/services${query}`);
    expect(getTexts(document, 'article h2')).toEqual(names);
    expect(getTexts(document, '#results')).toEqual([`Showing ${names.length} service${names.length === 1 ? '' : 's'}`]);
  });

  it('SVC-1 shows Clear only while a filter is set', async () => {
    const getClear = async (url: string) => getLinks((await open(url)).document.querySelector('search') as HTMLElement);
    expect(await getClear('/services')).toEqual([]);
    expect(await getClear('/services?search=go')).toEqual([['Clear', '/services']]);
    expect(await getClear('/services?category=ui_ux_design')).toEqual([['Clear', '/services']]);
  });

  it('SVC-2 shows the first three features on a card, and links to the service', async () => {
    const { document } = await open('/services', [sampleService()]);
    const card = document.querySelector('article') as HTMLElement;
    expect(getTexts(card, 'li')).toEqual(['Useful within a second', 'Tested with people', 'A back-office']);
    expect(getLinks(card)).toEqual([['Web Development', '/services/web-development']]);
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/media/covers/service-web-development.webp');
  });

  it('SVC-2 shows an empty state if nothing matches, and what to do next', async () => {
    const { document } = await open('/services?search=knitting');
    expect(getTexts(document, '#results')).toEqual(['No services found matching your criteria']);
    expect(getLinks(getResults(document))).toEqual([
      ['Clear All Filters', '/services'],
      ['Request Custom Service', '/contact'],
    ]);
  });

  it('SVC-2 shows reasons to choose the studio, and invites questions', async () => {
    const { document } = await open();
    const why = document.querySelector('[aria-labelledby="why-choose-us"]') as HTMLElement;
    expect(getTexts(why, 'h2')).toEqual(['Why Choose Us']);
    expect(getTexts(why, 'h3')).toHaveLength(4);
    const questions = document.querySelector('[aria-labelledby="closing-call"]') as HTMLElement;
    expect(getTexts(questions, 'h2')).toEqual(['Still have questions?']);
    expect(getLinks(questions).map(([, href]) => href)).toEqual(['/contact', '/projects']);
  });

  it('SVC-2 SVC-3 shows six placeholders while the services are down, and an error without scripts', async () => {
    const { document, isDegraded } = await renderAddress('/services?search=go', { [LIST]: { status: 503 } });
    expect(isDegraded).toBe(true);
    expect(document.querySelectorAll('[data-testid="service-placeholder"]')).toHaveLength(6);
    const said = document.querySelector('noscript') as HTMLElement;
    expect(said.textContent).toContain('Failed to load services. Please try again later.');
    expect(getLinks(said)).toEqual([['Try Again', '/services?search=go']]);
  });

  it('SEO-1 lists each service for search engines, and keeps search results out of their index', async () => {
    const { document } = await open('/services?search=swift');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data['@graph'][0].itemListElement[1]).toMatchObject({
      name: 'Apps',
      url: 'https://studio.example/services/apps',
    });
    expect(data['@graph'][1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://studio.example/services',
    );
  });
});
