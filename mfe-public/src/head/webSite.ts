import { STUDIO } from '../studio';

/** The site with its search, as search engines read it. */
export const WEB_SITE = {
  '@type': 'WebSite',
  name: STUDIO.name,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
} as const;
