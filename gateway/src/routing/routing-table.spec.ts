import { describe, expect, it } from '@jest/globals';
import { findDestination, maxBodyBytes } from './routing-table.js';

describe('routing table', () => {
  it.each([
    ['/api/blog?page=2', 'CONTENT_URL', '/blog?page=2'],
    ['/api/contact/', 'CONTACTS_URL', '/contact'],
    ['/api/auth/login', 'AUTH_URL', '/auth/login'],
    ['/api/releases/live', 'RELEASES_URL', '/releases/live'],
  ])('sends %s to %s as %s', (url, service, path) => {
    expect(findDestination(url)).toMatchObject({ service, path });
  });

  it.each(['/api/nobody', '/api/constructor', '/api', '/api//blog'])('has no destination for %s', (url) => {
    expect(findDestination(url)).toBeUndefined();
  });

  it('PLT-5 limits JSON to 1 MB for staff and 64 KB for visitors, and files to the maximum of the route', () => {
    const upload = findDestination('/api/upload');
    if (upload === undefined) throw new Error('The upload route is missing.');
    expect(maxBodyBytes(upload, false, 'application/json; charset=utf-8')).toBe(1024 * 1024);
    expect(maxBodyBytes(upload, true, 'application/json; charset=utf-8')).toBe(64 * 1024);
    expect(maxBodyBytes(upload, false, 'multipart/form-data; boundary=x')).toBeGreaterThan(10 * 1024 * 1024);
    const sourceMap = findDestination('/api/releases/mfe-portal/versions/1.0.0/files/app.0a1b2c.js.map');
    if (sourceMap === undefined) throw new Error('The release route is missing.');
    expect(maxBodyBytes(sourceMap, false, 'application/json; charset=utf-8')).toBe(20 * 1024 * 1024);
    const library = findDestination('/api/media-files');
    expect(library?.maxUploadBytes).toBe(26 * 1024 * 1024);
  });
});
