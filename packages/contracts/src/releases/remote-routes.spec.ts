import { describe, expect, it } from '@jest/globals';
import { remoteAt } from './remote-routes.js';

const ROUTES = { 'mfe-public': ['/'], 'mfe-admin': ['/admin', '/test/api'], 'mfe-jobs': ['/admin/jobs'] };

describe('the routes of remotes', () => {
  it.each([
    ['/', 'mfe-public'],
    ['/blog/a-post', 'mfe-public'],
    ['/administrators', 'mfe-public'],
    ['/test', 'mfe-public'],
    ['/test/api', 'mfe-admin'],
    ['/admin', 'mfe-admin'],
    ['/admin/blog', 'mfe-admin'],
    ['/admin/jobs/7', 'mfe-jobs'],
  ])('PLT-2 %s belongs to %s, whose route is the longest that fits', (path, remote) => {
    expect(remoteAt(ROUTES, path)).toBe(remote);
  });

  it('PLT-2 a path that fits no route belongs to nobody', () => {
    expect(remoteAt({ 'mfe-admin': ['/admin'] }, '/blog')).toBeUndefined();
  });
});
