import type { ServiceDraft } from '@atelier/contracts';

/** A service's definition; its pictures derive from the slug, and its position from the list. */
export type SampleService = Omit<
  ServiceDraft,
  'slug' | 'featured_image' | 'og_image' | 'is_active' | 'show_in_homepage' | 'display_order'
> & { slug: string };
