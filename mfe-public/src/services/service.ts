import type { Service } from '@atelier/contracts/content/service';

type Named = Pick<Service, 'name' | 'slug' | 'category'>;

export const serviceAddress = ({ slug, id }: Pick<Service, 'slug' | 'id'>): string => `/services/${slug || id}`;

/** Services with their own option in the message form, whatever their category. */
const CONSULTING = 'consulting';

/** A link to the message form, prefilled for a service: its name, the subject, and the selected option. */
export const inquiryAddress = ({ name, slug, category }: Named): string => {
  const about = slug === CONSULTING ? CONSULTING : category;
  const query = { service: name, subject: `Inquiry about ${name}`, category: about };
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`);
  return `/contact?${pairs.join('&')}`;
};
