import { useEffect, useState } from 'react';

const tokenInAddress = (): string => new URLSearchParams(window.location.search).get('token')?.trim() ?? '';

/** The token of the mail's link, kept in memory only; an address would leak it to the history, referrers, and logs. */
export const useMailedToken = (): string => {
  const [token] = useState(tokenInAddress);
  useEffect(() => {
    if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
};
