/** The API answers that the home page is made of. */
export const HOME_NEEDS = {
  posts: '/blog?limit=3',
} as const;
