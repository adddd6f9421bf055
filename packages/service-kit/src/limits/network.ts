import ipaddr from 'ipaddr.js';

const NETWORK_OCTETS = 8;

/** The network that an address is limited with: an IPv4 address by itself, an IPv6 address by its /64, which one customer has. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const octets = parsed.toByteArray().fill(0, NETWORK_OCTETS);
  return `${ipaddr.fromByteArray(octets).toString()}/64`;
};
