import { dialled, type Studio } from '../studio';

/** Structured data for the studio. */
export const organization = ({ details, seo, social }: Studio) =>
  ({
    '@type': 'Organization',
    name: details.name,
    description: seo.description,
    url: '/',
    email: details.email,
    telephone: dialled(details.phone).slice('tel:'.length) || undefined,
    foundingDate: details.founded?.toString(),
    sameAs: social.map(({ url }) => url),
  }) as const;
