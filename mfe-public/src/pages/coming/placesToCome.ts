/** Sections that have an address and no page yet, by name. */
export const PLACES_TO_COME: Readonly<Record<string, string>> = {
  '/careers': 'Careers',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};
