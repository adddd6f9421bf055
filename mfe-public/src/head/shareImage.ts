import { getShareCard } from '@atelier/contracts/seo/share-card';

/** Networks want a JPEG: covers of the house have one for sharing. */
export const shareImage = (image: string | null): string | null =>
  image === null ? null : image.replace(/^(\/media\/covers\/[\w-]+)\.webp$/, '$1-share.jpg');

/**
 * The picture of a page that networks show: one made for sharing, else the card that is drawn for every page. Where staff
 * set one for the site, pages without a picture of their own show that.
 */
export const getPicture = (
  { image, path, isHidden }: { image?: string | null; path: string; isHidden?: boolean },
  ofTheSite = '',
): string | null | undefined => {
  if (isHidden || (image && isCard(image))) return image;
  if (!image && ofTheSite) return ofTheSite;
  return `/${getShareCard(path.split('?')[0] ?? path)}`;
};

/** The size that networks show large. */
export const CARD = { width: 1200, height: 630 } as const;

/** Whether an image is made for sharing, in that size. */
export const isCard = (image: string): boolean => /^(\/share\/|\/media\/.*-share\.jpg$)/.test(image);
