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

const PREVIEW_PATH = /^\/preview\//;

/** Whether a page shows what is not public to whoever has its address. */
export const isPreview = (url: string): boolean => PREVIEW_PATH.test(url);

/** Of previews: the back-office shows them in a frame, nobody keeps them, and no search engine learns of them. */
export const PREVIEW_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy({ isFramed: true }),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
};
