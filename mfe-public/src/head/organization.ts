import { STUDIO } from '../studio';

/** The studio as search engines read it. */
export const ORGANIZATION = {
  '@type': 'Organization',
  name: STUDIO.name,
  description: STUDIO.description,
  url: '/',
  email: STUDIO.email,
  telephone: STUDIO.phone.dialled,
  sameAs: STUDIO.social.map(({ url }) => url),
} as const;
