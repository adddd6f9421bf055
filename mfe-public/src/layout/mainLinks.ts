export const MAIN_LINKS = [
  { href: '/projects', label: 'Work' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/blog', label: 'Journal' },
  { href: '/team', label: 'Team' },
  { href: '/contact', label: 'Contact' },
] as const;

/** A link is current on its page and on the pages below it: /services also on /services/web-development. */
export const isCurrent = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`);
