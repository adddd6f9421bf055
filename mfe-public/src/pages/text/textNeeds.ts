import type { PageAnswer } from '@atelier/contracts/content/page-http';
import type { PostAnswer } from '@atelier/contracts/content/post-http';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { PageLocation } from '../../routing/Page';

export const textNeed = ({ params }: PageLocation) =>
  getAddress('GET /pages/{id}', { params: { id: params.slug ?? '' } });

/** The page at the address, from the server's data. */
export const getText = (location: PageLocation, data: PageData) =>
  (data[textNeed(location)] as PageAnswer | null | undefined)?.page;

const postNeed = ({ params }: PageLocation) =>
  getAddress('GET /blog/slug/{slug}', { params: { slug: params.slug ?? '' } });

/** Blogs that moved here had their posts at the first level: an address without a page may be one of a post. */
export const needsOfMovedPost = (location: PageLocation, data: PageData): string[] =>
  data[textNeed(location)] === null ? [postNeed(location)] : [];

/** The post that the address was one of, from the server's data. */
export const getMovedPost = (location: PageLocation, data: PageData) =>
  (data[postNeed(location)] as PostAnswer | null | undefined)?.post;
