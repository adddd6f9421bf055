/** Address of the back-office page that takes a mailed token. */
export const backOfficeLink = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/admin/${page}?token=${encodeURIComponent(token)}`;
