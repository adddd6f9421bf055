import type { IncomingMessage } from 'node:http';

/** Whose request it is: the connection's own address, or what the furthest trusted proxy says (TRUSTED_PROXY_HOPS). */
export const visitorAddressOf = ({ headers, socket }: IncomingMessage, trustedProxyHops: number): string => {
  const own = socket.remoteAddress ?? '';
  if (trustedProxyHops === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return forwarded.at(-Math.min(trustedProxyHops, forwarded.length)) ?? own;
};
