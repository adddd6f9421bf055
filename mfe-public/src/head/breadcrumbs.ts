export interface Place {
  name: string;
  path: string;
}

/** Breadcrumbs as structured data for search engines. */
export const breadcrumbList = (places: readonly Place[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
