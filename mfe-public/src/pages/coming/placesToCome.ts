/** Sections that have an address and no page yet, by name. */
export const PLACES_TO_COME: Readonly<Record<string, string>> = {
  '/projects': 'Work',
  '/about': 'About',
  '/services': 'Services',
  '/services/web-development': 'Web Development',
  '/services/mobile-development': 'Mobile Development',
  '/services/ui-ux-design': 'UI/UX Design',
  '/services/consulting': 'Consulting',
  '/careers': 'Careers',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};
