/** A page that always exists. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** The label on the cards of the items below it; defaults to its title. */
  label?: string;
}

/**
 * The public pages that always exist, in the order of the sitemap; pages written by staff come from events. The first one has
 * the site's own description.
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
  { path: '/contact', title: 'Contact', description: 'Tell us about your project, and we’ll get back to you.' },
];
