import { describe, expect, it } from '@jest/globals';
import { getLocation, matchRoute } from './routes';

describe('routes', () => {
  it.each([
    ['/', 'page-home'],
    ['/blog', 'page-blog'],
    ['/blog/', 'page-blog'],
    ['/blog/one-colour', 'page-post'],
    ['/projects', 'page-projects'],
    ['/projects/skerry-line', 'page-project'],
    ['/contact', 'page-contact'],
    ['/services', 'page-services'],
    ['/services/ui-ux-design', 'page-service'],
    ['/about', 'page-about'],
    ['/team', 'page-team'],
    ['/team/marta-oyelaran', 'page-member'],
    ['/search', 'page-search'],
    ['/careers', 'page-text'],
    ['/privacy/', 'page-text'],
    ['/terms', 'page-text'],
    ['/imprint-2', 'page-text'],
    ['/Imprint', 'page-not-found'],
    ['/blog/a/b', 'page-not-found'],
    ['/wp-login.php', 'page-not-found'],
  ])('render %s as %s', (path, name) => {
    expect(matchRoute(path).route.name).toBe(name);
  });

  it('decode parameters, and leave undecodable ones unchanged', () => {
    expect(getLocation('/blog/caf%C3%A9', '').params).toEqual({ slug: 'café' });
    expect(getLocation('/blog/%E0%A4', '').params).toEqual({ slug: '%E0%A4' });
  });
});
