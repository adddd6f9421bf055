import type { Service } from '@atelier/contracts';
import { serviceDraft } from '@atelier/contracts/content/service';
import * as z from 'zod';

/** The dialog's fields as controls hold them: an empty text stands for nothing. */
export interface ServiceFormValues {
  name: string;
  short_description: string;
  description: string;
  category: string;
  features: string[];
  technologies: string[];
  estimated_timeline: string;
  is_active: boolean;
  show_in_homepage: boolean;
  /** A whole number, as a number control has it. */
  display_order: string;
  process_steps: { title: string; description: string }[];
  /** Chosen and not yet sent; goes before the address. */
  picture: File | null;
  featured_image: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string[];
}

export const NEW_SERVICE: ServiceFormValues = {
  name: '',
  short_description: '',
  description: '',
  category: '',
  features: [],
  technologies: [],
  estimated_timeline: '',
  is_active: true,
  show_in_homepage: true,
  display_order: '0',
  process_steps: [],
  picture: null,
  featured_image: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: [],
};

export const formOfService = (service: Service): ServiceFormValues => ({
  name: service.name,
  short_description: service.short_description,
  description: service.description,
  category: service.category,
  features: service.features,
  technologies: service.technologies,
  estimated_timeline: service.estimated_timeline ?? '',
  is_active: service.is_active,
  show_in_homepage: service.show_in_homepage,
  display_order: String(service.display_order),
  process_steps: service.process_steps.map(({ title, description }) => ({ title, description })),
  picture: null,
  featured_image: service.featured_image ?? '',
  seo_title: service.seo_title ?? '',
  seo_description: service.seo_description ?? '',
  seo_keywords: service.seo_keywords,
});

/** No number at all is none of the numbers, not 0. */
const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** What stands in the form, complete or not. */
export const draftOfService = ({
  picture: _picture,
  category,
  ...values
}: ServiceFormValues): z.input<typeof serviceDraft> => ({
  ...values,
  category: category as z.input<typeof serviceDraft>['category'],
  display_order: toNumber(values.display_order),
});

/** The contract's own rules and messages, on the form's values. */
export const serviceForm = z.custom<ServiceFormValues>().transform(draftOfService).pipe(serviceDraft);
