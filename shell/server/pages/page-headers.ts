import type { RemotePages } from '@atelier/contracts';
import { contentSecurityPolicy } from './content-security-policy.js';

/** Headers of every answer of the shell. Browsers ignore the first over plain HTTP (RFC 6797, 8.1). */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const PREVIEW_PATH = /^\/preview\//;

/** Whether the address shows unpublished content to anyone who has it. */
export const isPreview = (url: string): boolean => PREVIEW_PATH.test(url);

type Headers = Readonly<Record<string, string>>;

/** The headers of a document, according to its address and the needs of its remote. */
export type GetPageHeaders = (
  url: string,
  answer: { pages?: RemotePages | undefined; styleNonce?: string | undefined; styleSource?: string | undefined },
) => Headers;

export const documentHeaders =
  (allowsExternalImages: boolean): GetPageHeaders =>
  (url, { pages, styleNonce, styleSource }) => {
    const isFramed = isPreview(url);
    const policy = contentSecurityPolicy({
      allowsExternalImages,
      isFramed,
      styleNonce,
      styleSource,
      sources: pages?.sources,
    });
    const headers = { ...SECURITY_HEADERS, 'content-security-policy': policy };
    // The back-office shows previews in a frame, and search engines must not list them.
    if (isFramed)
      return {
        ...headers,
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      };
    // The addresses of these pages contain tokens from mails.
    return pages?.session === 'staff'
      ? { ...headers, 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' }
      : headers;
  };
