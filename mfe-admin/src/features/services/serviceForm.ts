import type { Service } from '@atelier/contracts';
import { serviceDraft } from '@atelier/contracts/content/service';
import * as z from 'zod';

/** The dialog's values as form controls hold them: an empty text means no value. */
export interface ServiceFormValues {
  name: string;
  short_description: string;
  description: string;
  category: string;
  features: string[];
  technologies: string[];
  estimated_timeline: string;
  price_hint: string;
  is_active: boolean;
  show_in_homepage: boolean;
  /** An integer as a number control holds it. */
  display_order: string;
  process_steps: { title: string; description: string }[];
  /** Chosen but not sent yet; takes precedence over the address. */
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
  price_hint: '',
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
  price_hint: service.price_hint ?? '',
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

/** Empty text is NaN, not 0. */
const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The form's content, complete or not. */
export const draftOfService = ({
  picture: _picture,
  category,
  ...values
}: ServiceFormValues): z.input<typeof serviceDraft> => ({
  ...values,
  category: category as z.input<typeof serviceDraft>['category'],
  display_order: toNumber(values.display_order),
});

/** The contract's rules and messages, applied to the form's values. */
export const serviceForm = z.custom<ServiceFormValues>().transform(draftOfService).pipe(serviceDraft);
