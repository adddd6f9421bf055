import { contentSecurityPolicy } from './content-security-policy.js';

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Of the back-office's documents: tokens of mails stand in their addresses. */
export const BACK_OFFICE_HEADERS = { ...SECURITY_HEADERS, 'referrer-policy': 'strict-origin' };

/** Of every public page. */
export const PAGE_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': contentSecurityPolicy() };
