import { getShareCard } from '@atelier/contracts/seo/share-card';

/** Social networks need a JPEG; generated covers have one for sharing. */
export const shareImage = (image: string | null): string | null =>
  image === null ? null : image.replace(/^(\/media\/covers\/[\w-]+)\.webp$/, '$1-share.jpg');

/**
 * The share picture of a page: one made for sharing, otherwise the card that is generated for every page. If staff
 * set a picture for the site, pages without their own picture use it.
 */
export const getPicture = (
  { image, path, isHidden }: { image?: string | null; path: string; isHidden?: boolean },
  ofTheSite = '',
): string | null | undefined => {
  if (isHidden || (image && isCard(image))) return image;
  if (!image && ofTheSite) return ofTheSite;
  return `/${getShareCard(path.split('?')[0] ?? path)}`;
};

/** The size that social networks display as a large picture. */
export const CARD = { width: 1200, height: 630 } as const;

/** Whether a picture was created for sharing, in that size. */
export const isCard = (image: string): boolean => /^(\/share\/|\/media\/.*-share\.jpg$)/.test(image);
