import type { SitePage } from '@atelier/contracts';
import { type PageDraft, pageDraft } from '@atelier/contracts/content/page';
import * as z from 'zod';

/** The dialog's fields as controls hold them: an empty text stands for nothing. */
export interface SitePageFormValues {
  title: string;
  slug: string;
  description: string;
  content: string;
  status: NonNullable<PageDraft['status']>;
  seo_title: string;
  seo_description: string;
}

export const NEW_SITE_PAGE: SitePageFormValues = {
  title: '',
  slug: '',
  description: '',
  content: '',
  status: 'draft',
  seo_title: '',
  seo_description: '',
};

export const formOfSitePage = (page: SitePage): SitePageFormValues => ({
  title: page.title,
  slug: page.slug,
  description: page.description,
  content: page.content,
  status: page.status,
  seo_title: page.seo_title ?? '',
  seo_description: page.seo_description ?? '',
});

/** An empty address is made from the title by the server. */
export const draftOfSitePage = ({ slug, ...values }: SitePageFormValues): z.input<typeof pageDraft> => ({
  ...values,
  ...(slug.trim() === '' ? {} : { slug: slug.trim() }),
});

/** The contract's own rules and messages, on the form's values. */
export const sitePageForm = z.custom<SitePageFormValues>().transform(draftOfSitePage).pipe(pageDraft);
