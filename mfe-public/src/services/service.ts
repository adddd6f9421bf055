import type { Service } from '@atelier/contracts/content/service';

type Named = Pick<Service, 'name' | 'slug' | 'category'>;

export const serviceAddress = ({ slug, id }: Pick<Service, 'slug' | 'id'>): string => `/services/${slug || id}`;

/** Has a choice of its own in the message form, whatever its category is. */
const CONSULTING = 'consulting';

/** The message form, prepared for a service: its name, the subject, and what is preselected among the form's services. */
export const inquiryAddress = ({ name, slug, category }: Named): string => {
  const about = slug === CONSULTING ? CONSULTING : category;
  const query = { service: name, subject: `Inquiry about ${name}`, category: about };
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`);
  return `/contact?${pairs.join('&')}`;
};
