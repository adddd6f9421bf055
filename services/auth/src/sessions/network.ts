import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
const KEPT_GROUPS = 3;

/** Shortens an IP address to identify a place rather than a person: `203.0.113.x`, `2001:db8:7:x`. */
export const getNetwork = (address: string): string | null => {
  const plain = address.replace(MAPPED, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.x');
  if (!isIPv6(plain)) return null;
  const groups = (plain.split('::')[0] ?? '').split(':').filter((group) => group !== '');
  return groups.length === 0 ? '::x' : `${groups.slice(0, KEPT_GROUPS).join(':')}:x`;
};
