/** The address of a page in the back-office that takes a mailed token. */
export const backOfficeLink = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/admin/${page}?token=${encodeURIComponent(token)}`;
