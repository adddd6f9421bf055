import type { SitePage } from '@atelier/contracts/content/page';
import { breadcrumbList } from '../../head/breadcrumbs';
import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { TextPage } from './TextPage';
import { getMovedPost, getText, needsOfMovedPost, textNeed } from './textNeeds';

const structured = ({ title, description, slug, updated_at: changedAt }: SitePage) => ({
  '@graph': [
    { '@type': 'WebPage', name: title, description, url: `/${slug}`, dateModified: changedAt },
    breadcrumbList([
      { name: 'Home', path: '/' },
      { name: title, path: `/${slug}` },
    ]),
  ],
});

/** A text page that staff edit: accessibility, careers, privacy, terms, and any they add. */
export const page: Page = {
  View: TextPage,
  needs: (location) => [textNeed(location)],
  needsAfter: needsOfMovedPost,
  isDetailPage: true,
  head: (location, data, studio) => {
    const text = getText(location, data);
    const post = getMovedPost(location, data);
    if (post !== undefined)
      return { title: titled(post.title, studio), description: post.excerpt, path: `/blog/${post.slug}` };
    if (text === undefined)
      return {
        title: titled('Page not found', studio),
        description: 'This page does not exist.',
        path: location.path,
        isHidden: true,
      };
    return {
      title: titled(text.seo_title ?? text.title, studio),
      description: text.seo_description ?? text.description,
      path: `/${text.slug}`,
      jsonLd: structured(text),
    };
  },
};
