export interface Place {
  name: string;
  path: string;
}

/** The way to a page as search engines read it. */
export const breadcrumbList = (places: readonly Place[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
