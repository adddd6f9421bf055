/** Networks want a JPEG: covers of the house have one for sharing. */
export const shareImage = (image: string | null): string | null =>
  image === null ? null : image.replace(/^(\/media\/covers\/[\w-]+)\.webp$/, '$1-share.jpg');

/** The size that networks show large. */
export const CARD = { width: 1200, height: 630 } as const;

/** Whether an image is made for sharing, in that size. */
export const isCard = (image: string): boolean => /^(\/share\/|\/media\/.*-share\.jpg$)/.test(image);
