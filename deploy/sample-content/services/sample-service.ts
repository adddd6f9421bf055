import type { ServiceDraft } from '@atelier/contracts';

/** A service as it is written down; its pictures follow from the slug, its place from that in the list. */
export type SampleService = Omit<
  ServiceDraft,
  'slug' | 'featured_image' | 'og_image' | 'is_active' | 'show_in_homepage' | 'display_order'
> & { slug: string };
