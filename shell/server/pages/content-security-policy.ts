interface Exceptions {
  styleNonce?: string | undefined;
  /** Pictures of other sites may be shown. */
  allowsExternalImages?: boolean;
  /** Pages of this site may show it in a frame. */
  isFramed?: boolean;
}

/** Public pages need no inline script or style at all; the admin's style library gets a nonce. */
export const contentSecurityPolicy = ({
  styleNonce,
  allowsExternalImages = false,
  isFramed = false,
}: Exceptions = {}): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`,
    ...(styleNonce === undefined ? [] : ["style-src-attr 'unsafe-inline'"]),
    `img-src 'self' data: blob:${allowsExternalImages ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
  ].join('; ');
