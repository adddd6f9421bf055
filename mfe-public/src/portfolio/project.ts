import type { ProjectSummary } from '@atelier/contracts/content/project';

const CARD_TECHNOLOGIES = 3;

export const getAddress = ({ slug, id }: Pick<ProjectSummary, 'slug' | 'id'>): string => `/projects/${slug || id}`;

/** A card's technologies: the first three, and the number of others. */
export const cardTechnologies = (technologies: readonly string[]): readonly string[] => {
  const more = technologies.length - CARD_TECHNOLOGIES;
  const shown = technologies.slice(0, CARD_TECHNOLOGIES);
  return more > 0 ? [...shown, `+${more}`] : shown;
};

export const getShortText = ({
  short_description,
  description,
}: Pick<ProjectSummary, 'short_description' | 'description'>): string => short_description ?? description;
