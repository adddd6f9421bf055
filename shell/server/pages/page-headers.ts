import { contentSecurityPolicy } from './content-security-policy.js';

/** Of every answer of the shell. Browsers ignore the first over plain HTTP (RFC 6797, 8.1). */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Of every public page. */
export const PAGE_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': contentSecurityPolicy() };

/** Of the back-office's documents: tokens of mails stand in their addresses. */
export const backOfficeHeaders = (styleNonce: string | undefined) => ({
  ...SECURITY_HEADERS,
  'content-security-policy': contentSecurityPolicy({ styleNonce }),
  'referrer-policy': 'strict-origin',
});

const PREVIEW_PATH = /^\/preview\//;

/** Whether a page shows what is not public to anyone who has its address. */
export const isPreview = (url: string): boolean => PREVIEW_PATH.test(url);

/** Of previews: the back-office shows them in a frame, and no search engine learns of them. */
export const PREVIEW_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': contentSecurityPolicy({ isFramed: true }),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
};
