import { contentSecurityPolicy } from './content-security-policy.js';

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Of every public page. */
export const PAGE_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': contentSecurityPolicy() };
