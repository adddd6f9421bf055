import type { PostAnswer } from '@atelier/contracts/content/http';
import type { Page, PageLocation } from '../../routing/Page';
import { PostPage } from './PostPage';
import { postNeeds } from './postNeeds';

export const page: Page = {
  View: PostPage,
  needs: (location: PageLocation) => Object.values(postNeeds(location)),
  isAbout: 'one-thing',
  head: (location, data) => {
    const post = (data[postNeeds(location).post] as PostAnswer | undefined)?.post;
    if (post === undefined)
      return {
        title: 'Post Not Found — Atelier',
        description: "The blog post you're looking for doesn't exist.",
        path: location.path,
        isHidden: true,
      };
    return {
      title: `${post.seoTitle ?? post.title} — Atelier`,
      description: post.seoDescription ?? post.excerpt,
      path: `/blog/${post.slug}`,
      image: post.featuredImage,
      type: 'article',
      publishedAt: post.publishDate,
      author: post.author,
      jsonLd: {
        '@type': 'Article',
        headline: post.title,
        datePublished: post.publishDate,
        dateModified: post.updatedAt,
        author: { '@type': 'Person', name: post.author },
      },
    };
  },
};
