import { readFileSync } from 'node:fs';
import type { PageDraft } from '@atelier/contracts';

const getBody = (slug: string): string => readFileSync(new URL(`./${slug}.html`, import.meta.url), 'utf8').trim();

const getPage = (page: Omit<PageDraft, 'content' | 'status'> & { slug: string }): PageDraft => ({
  ...page,
  content: getBody(page.slug),
  status: 'published',
});

/** The pages that the site requires, and the questions that its pages show; each text is in an HTML file named after the slug. */
export const samplePages: readonly PageDraft[] = [
  getPage({
    slug: 'accessibility',
    title: 'Accessibility',
    description: 'Who can use this site, how we check that, and what we know is still wrong.',
    seo_title: 'Accessibility statement',
    seo_description:
      'What we aim for, what we test, what we have not tested, and whom to tell when something keeps you out.',
  }),
  getPage({
    slug: 'careers',
    title: 'Careers',
    description: 'We’re hiring in New York: an engineer, a designer, and someone to keep the studio running.',
    seo_title: 'Careers: three open positions',
    seo_description:
      'A front-end engineer, a product designer and a studio manager: what we pay, what you get, and how we hire.',
  }),
  getPage({
    slug: 'privacy',
    title: 'Privacy',
    description: 'What this site knows about you, why, for how long, and how to make it stop.',
    seo_title: 'Privacy notice',
    seo_description:
      'No tracking cookies, nothing from third parties, counts without names: what this site knows, and how to have it erased.',
  }),
  getPage({
    slug: 'terms',
    title: 'Terms',
    description: 'The rules for using this website, in plain English.',
    seo_title: 'Terms of use',
    seo_description: 'What this site is, who owns what, what you send us, and what we promise.',
  }),
  getPage({
    slug: 'faq',
    title: 'FAQ',
    description: 'What clients ask before they hire us: cost, time, people, ownership, and what happens after launch.',
    seo_title: 'Questions clients ask',
    seo_description:
      'What a project costs and how long it takes, who does the work, who owns it, and what happens after launch.',
  }),
];
