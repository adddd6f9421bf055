import type { ProjectSummary } from '@atelier/contracts/content/project';

const EXTRA_PICTURES = 3;

/** The picture that a project is shown by, and up to three more. */
export const picturesOf = ({
  featured_image,
  thumbnail,
  images,
}: Pick<ProjectSummary, 'featured_image' | 'thumbnail' | 'images'>) => {
  const showcase = featured_image ?? images[0] ?? thumbnail;
  return { showcase, extra: images.filter((image) => image !== showcase).slice(0, EXTRA_PICTURES) };
};
