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

const PREVIEW_PATH = /^\/preview\//;

/** Whether a page shows what is not public to anyone who has its address. */
export const isPreview = (url: string): boolean => PREVIEW_PATH.test(url);

type Headers = Readonly<Record<string, string>>;

/** Headers of documents, by what they show. */
export interface DocumentHeaders {
  page: Headers;
  /** The back-office shows previews in a frame, and no search engine learns of them. */
  preview: Headers;
  /** Tokens of mails stand in the addresses of these. */
  backOffice(styleNonce: string | undefined): Headers;
}

export const documentHeaders = (allowsExternalImages: boolean): DocumentHeaders => ({
  page: { ...SECURITY_HEADERS, 'content-security-policy': contentSecurityPolicy({ allowsExternalImages }) },
  preview: {
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy({ allowsExternalImages, isFramed: true }),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  },
  backOffice: (styleNonce) => ({
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy({ allowsExternalImages, styleNonce }),
    'referrer-policy': 'strict-origin',
  }),
});
