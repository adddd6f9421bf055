export interface PublicRoute {
  path: string;
  status: 200 | 404;
  heading: RegExp;
}

/** A post in the sample content. */
export const SAMPLE_POST = '/blog/the-form-is-the-product';

/** A case study in the sample content. */
export const SAMPLE_PROJECT = '/projects/the-old-tree-map';

/** A member in the sample content. */
export const SAMPLE_MEMBER = '/team/marta-oyelaran';

/** Every kind of public page. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { path: '/', status: 200, heading: /./ },
  { path: '/blog', status: 200, heading: /./ },
  { path: '/blog?page=2', status: 200, heading: /./ },
  { path: '/blog?page=9', status: 404, heading: /^Journal$/ },
  { path: '/blog?category=design', status: 200, heading: /./ },
  { path: '/blog?author=Marta+Oyelaran', status: 200, heading: /./ },
  { path: SAMPLE_POST, status: 200, heading: /The form is the product/i },
  { path: '/projects', status: 200, heading: /^Work$/ },
  { path: '/projects?service=ui-ux-design', status: 200, heading: /^Work$/ },
  { path: '/projects?page=2', status: 200, heading: /^Work$/ },
  { path: '/projects?page=9', status: 404, heading: /^Work$/ },
  { path: SAMPLE_PROJECT, status: 200, heading: /^The Old Tree Map$/ },
  { path: '/contact', status: 200, heading: /./ },
  { path: '/about', status: 200, heading: /bicycle workshop/ },
  { path: '/team', status: 200, heading: /^The team/ },
  { path: SAMPLE_MEMBER, status: 200, heading: /^Marta Oyelaran$/ },
  { path: '/team/nobody-sits-here', status: 404, heading: /^Team Member Not Found$/ },
  { path: '/services', status: 200, heading: /^Services$/ },
  { path: '/services?category=ui_ux_design&search=figma', status: 200, heading: /^Services$/ },
  { path: '/services/commerce-and-bookings', status: 200, heading: /^Commerce and Bookings$/ },
  { path: '/services/nobody-offers-this', status: 404, heading: /^Service not found$/ },
  { path: '/careers', status: 200, heading: /^Careers$/ },
  { path: '/privacy', status: 200, heading: /^Privacy$/ },
  { path: '/terms', status: 200, heading: /^Terms$/ },
  { path: '/accessibility', status: 200, heading: /^Accessibility$/ },
  { path: '/faq', status: 200, heading: /^FAQ$/ },
  { path: '/nobody-wrote-this-page', status: 404, heading: /^Oops! Page not found$/ },
  { path: '/search', status: 200, heading: /^Search$/ },
  { path: '/search?q=relase+train', status: 200, heading: /^Search$/ },
  { path: '/search?q=form&type=project', status: 200, heading: /^Search$/ },
  { path: '/search?q=zzzzqqqq', status: 200, heading: /^Search$/ },
  { path: '/nobody/has/been/here', status: 404, heading: /^Oops! Page not found$/ },
];
