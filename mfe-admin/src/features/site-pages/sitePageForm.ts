import type { SitePage } from '@atelier/contracts';
import { type PageDraft, pageDraft } from '@atelier/contracts/content/page';
import * as z from 'zod';

/** The dialog's values as form controls hold them: an empty text means no value. */
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

/** The server derives an empty address from the title. */
export const draftOfSitePage = ({ slug, ...values }: SitePageFormValues): z.input<typeof pageDraft> => ({
  ...values,
  ...(slug.trim() === '' ? {} : { slug: slug.trim() }),
});

/** The contract's rules and messages, applied to the form's values. */
export const sitePageForm = z.custom<SitePageFormValues>().transform(draftOfSitePage).pipe(pageDraft);
