export interface PublicRoute {
  path: string;
  status: 200 | 404;
  heading: RegExp;
}

/** A post of the sample content. */
export const SAMPLE_POST = '/blog/the-form-is-the-product';

/** Every kind of page that visitors can come to. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { path: '/', status: 200, heading: /./ },
  { path: '/blog', status: 200, heading: /./ },
  { path: '/blog?page=2', status: 200, heading: /./ },
  { path: '/blog?category=design', status: 200, heading: /./ },
  { path: SAMPLE_POST, status: 200, heading: /The form is the product/i },
  { path: '/contact', status: 200, heading: /./ },
  { path: '/about', status: 200, heading: /About/ },
  { path: '/nobody/has/been/here', status: 404, heading: /^Oops! Page not found$/ },
];
