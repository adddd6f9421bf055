import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import type { WebhooksEnvironment } from '../webhooks-environment.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** Azure serves virtual machines at an address that looks public. */
const METADATA = new Set(['168.63.129.16']);

/** Details are not repeated to the caller, because the network's internal addresses are confidential. */
export class AddressForbidden extends Error {
  override name = 'AddressForbidden';
  override message = 'The address leads into a private network, where webhooks may not go.';
}

/**
 * Whether an address is reachable from the whole internet. Refuses all special ranges: private, loopback, link-local (metadata
 * of clouds), shared (CGNAT), unique-local, and those that embed another address, such as NAT64 and 6to4.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !METADATA.has(parsed.toString());
};

const getLiteral = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Keeps webhooks out of private networks, by checking the connected address rather than the name. */
@Injectable()
export class AddressGuard {
  private readonly allowsPrivate: boolean;

  constructor(@Inject(ENVIRONMENT) { WEBHOOKS_ALLOW_PRIVATE }: Pick<WebhooksEnvironment, 'WEBHOOKS_ALLOW_PRIVATE'>) {
    this.allowsPrivate = WEBHOOKS_ALLOW_PRIVATE;
  }

  /** Why an address cannot be saved; names are resolved only when connecting. */
  findRefusal(url: string): string | undefined {
    if (this.allowsPrivate) return undefined;
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:') return 'URL must begin with https://';
    return this.isRefused(hostname) ? new AddressForbidden().message : undefined;
  }

  /** For undici: checks literal addresses, and every address that a name resolves to, before connecting. */
  connector(): buildConnector.connector {
    const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: this.lookup });
    return (options, callback) => {
      if (this.isRefused(options.hostname)) return callback(new AddressForbidden(), null);
      return connect(options, callback);
    };
  }

  private isRefused(hostname: string): boolean {
    const literal = getLiteral(hostname);
    return !this.allowsPrivate && isIP(literal) !== 0 && !isPublicAddress(literal);
  }

  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const isAllowed = this.allowsPrivate || addresses.every(({ address }) => isPublicAddress(address));
      if (!isAllowed) return callback(new AddressForbidden(), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
