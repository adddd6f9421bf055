import type { Project, ProjectSummary } from '@atelier/contracts/content/project';
import type { ShownPicture } from '@atelier/contracts/content/shown-picture';

const EXTRA_PICTURES = 3;

/** The project's main picture and up to three more. */
export const getPictures = ({
  featured_image,
  thumbnail,
  images,
}: Pick<ProjectSummary, 'featured_image' | 'thumbnail' | 'images'>) => {
  const showcase = featured_image ?? images[0] ?? thumbnail;
  return { showcase, extra: images.filter((image) => image !== showcase).slice(0, EXTRA_PICTURES) };
};

/** Facts about one of its pictures; a summary has them only for the featured one. */
export const getFacts = (
  project: ProjectSummary & Pick<Partial<Project>, 'image_facts'>,
  picture: string | null | undefined,
): ShownPicture | null | undefined =>
  picture === project.featured_image
    ? project.featured_image_facts
    : project.image_facts?.find(({ url }) => url === picture);
