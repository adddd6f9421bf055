/** A page that is there whatever staff write. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** What the cards of the items below it say they are; its title where absent. */
  label?: string;
}

/**
 * The public pages that always exist, in the order of the sitemap; those that staff write follow from events. The first one
 * says what the site says.
 */
export const STATIC_PAGES: readonly StaticPage[] = [
  { path: '/', title: 'Digital Innovation Studio', description: '' },
  { path: '/about', title: 'About', description: 'Who we are, how we work, and what we value.' },
  { path: '/services', title: 'Services', description: 'What we do: web, mobile and custom software, and design.' },
  {
    path: '/projects',
    title: 'Projects',
    description: 'Work that we are proud of, and how it was made.',
    label: 'Work',
  },
  { path: '/team', title: 'Team', description: 'The creative minds behind our work.' },
  { path: '/blog', title: 'Journal', description: 'Notes from the studio: design, engineering and what we learn.' },
  { path: '/contact', title: 'Contact', description: 'Tell us about your project; we answer within 24 hours.' },
];
