import { describe, expect, it } from '@jest/globals';
import { findTakenRoute, remoteAt } from './remote-routes.js';

const ROUTES = { 'mfe-public': ['/'], 'mfe-admin': ['/admin', '/test/api'], 'mfe-jobs': ['/admin/jobs'] };

describe('remote routes', () => {
  it.each([
    ['/', 'mfe-public'],
    ['/blog/a-post', 'mfe-public'],
    ['/administrators', 'mfe-public'],
    ['/test', 'mfe-public'],
    ['/test/api', 'mfe-admin'],
    ['/admin', 'mfe-admin'],
    ['/admin/blog', 'mfe-admin'],
    ['/admin/jobs/7', 'mfe-jobs'],
  ])('PLT-2 assign %s to %s, which has the longest matching route', (path, remote) => {
    expect(remoteAt(ROUTES, path)).toBe(remote);
  });

  it.each([
    ['mfe-portal', ['/admin'], { route: '/admin', owner: 'mfe-admin' }],
    ['mfe-portal', ['/portal', '/test/api/calls'], { route: '/test/api', owner: 'mfe-admin' }],
    ['mfe-portal', ['/portal', '/administrators'], undefined],
    ['mfe-portal', ['/'], { route: '/', owner: 'mfe-public' }],
    ['mfe-admin', ['/admin', '/admin/orders'], undefined],
    ['mfe-jobs', ['/admin/jobs', '/admin/jobs/new'], undefined],
    ['mfe-jobs', ['/admin/jobs', '/admin/news'], { route: '/admin', owner: 'mfe-admin' }],
    ['mfe-admin', ['/admin', '/admin/jobs/old'], { route: '/admin/jobs', owner: 'mfe-jobs' }],
  ])(
    'PLT-2 let %s declare %j unless it is at or below a route of another remote, and keep what it has',
    (remote, wanted, taken) => {
      expect(findTakenRoute(ROUTES, remote, wanted)).toEqual(taken);
    },
  );

  it('PLT-2 assign a path that matches no route to no remote', () => {
    expect(remoteAt({ 'mfe-admin': ['/admin'] }, '/blog')).toBeUndefined();
  });
});
