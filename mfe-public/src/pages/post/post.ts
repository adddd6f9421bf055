import type { PostAnswer } from '@atelier/contracts/content/post-http';
import { breadcrumbList } from '../../head/breadcrumbs';
import { shareImage } from '../../head/shareImage';
import { getAuthor } from '../../journal/post';
import type { Page, PageLocation } from '../../routing/Page';
import { type Studio, titled } from '../../studio';
import { PostPage } from './PostPage';
import { NO_SUCH_POST, postNeeds } from './postNeeds';

const HOME = { name: 'Home', path: '/' };
const JOURNAL = { name: 'Journal', path: '/blog' };

const toArticle = (post: PostAnswer['post'], image: string | null, studio: Studio) => ({
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  image: image ?? undefined,
  url: `/blog/${post.slug}`,
  mainEntityOfPage: `/blog/${post.slug}`,
  datePublished: post.publishDate,
  dateModified: post.updatedAt,
  author: { '@type': post.author === null ? 'Organization' : 'Person', name: getAuthor(post, studio) },
  publisher: { '@type': 'Organization', name: studio.details.name, url: '/' },
  keywords: post.tags.join(', '),
});

export const page: Page = {
  View: PostPage,
  needs: (location: PageLocation) => Object.values(postNeeds(location)),
  isDetailPage: true,
  head: (location, data, studio) => {
    const post = (data[postNeeds(location).post] as PostAnswer | null | undefined)?.post;
    if (post === undefined)
      return {
        title: titled('Post Not Found', studio),
        description: NO_SUCH_POST,
        path: location.path,
        isHidden: true,
      };
    const image = shareImage(post.featuredImage);
    return {
      title: titled(post.seoTitle ?? post.title, studio),
      description: post.seoDescription ?? post.excerpt,
      path: `/blog/${post.slug}`,
      image,
      type: 'article',
      publishedAt: post.publishDate,
      author: getAuthor(post, studio),
      jsonLd: [
        toArticle(post, image, studio),
        breadcrumbList([HOME, JOURNAL, { name: post.title, path: `/blog/${post.slug}` }]),
      ],
    };
  },
};
