import type { IncomingMessage } from 'node:http';

/** The visitor's address: the connection's own, or the one from the furthest trusted proxy (TRUSTED_PROXY_HOPS). */
export const getVisitorAddress = ({ headers, socket }: IncomingMessage, trustedProxyHops: number): string => {
  const own = socket.remoteAddress ?? '';
  if (trustedProxyHops === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return forwarded.at(-Math.min(trustedProxyHops, forwarded.length)) ?? own;
};
