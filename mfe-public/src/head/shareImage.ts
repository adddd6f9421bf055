/** Networks want a JPEG: covers of the house have one for sharing. */
export const shareImage = (image: string | null): string | null =>
  image === null ? null : image.replace(/^(\/media\/covers\/[\w-]+)\.webp$/, '$1-share.jpg');
