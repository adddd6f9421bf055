import ipaddr from 'ipaddr.js';

const NETWORK_OCTETS = 8;

/** The network for rate limits: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to one customer. */
export const getNetwork = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const octets = parsed.toByteArray().fill(0, NETWORK_OCTETS);
  return `${ipaddr.fromByteArray(octets).toString()}/64`;
};
