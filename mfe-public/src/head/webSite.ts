import type { Studio } from '../studio';

/** Structured data for the site and its search. */
export const webSite = ({ details }: Studio) =>
  ({
    '@type': 'WebSite',
    name: details.name,
    url: '/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  }) as const;
