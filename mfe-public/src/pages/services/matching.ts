import type { Service } from '@atelier/contracts/content/service';
import type { ServiceFilter } from './servicesNeeds';

type Searched = Pick<Service, 'category' | 'name' | 'short_description' | 'description' | 'technologies'>;

const searchedTexts = ({ name, short_description, description, technologies }: Searched): string[] => [
  name,
  short_description,
  description,
  ...technologies,
];

/** Services of the category whose name, descriptions, or technologies contain the search text, ignoring case. */
export const matching = <Item extends Searched>(
  services: readonly Item[],
  { category, search }: ServiceFilter,
): Item[] => {
  const wanted = search.toLowerCase();
  return services.filter(
    (service) =>
      (category === '' || service.category === category) &&
      searchedTexts(service).some((text) => text.toLowerCase().includes(wanted)),
  );
};
