import { type LookupAddress, lookup } from 'node:dns';
import { DRAIN_MS } from '@atelier/service-kit/run-service';
import { buildConnector, type Dispatcher, interceptors } from 'undici';

const CONNECT_TIMEOUT_MS = 2000;
/** Shorter than the pause before a retry, so that a retry knows which replicas refused. */
const ADDRESSES_KEPT_MS = 200;
/** A replica that is replaced keeps its address while it drains, and for a moment after it closed. */
const AVOIDED_FOR_MS = DRAIN_MS;

/** Failures before a request is sent have this code, among them that of a host that has just left the network. */
export const NOT_CONNECTED = 'ECONNREFUSED';

type LookUp = (
  hostname: string,
  options: { all: true; order: 'ipv4first' },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The replicas behind the name of a service. Those that refused a connection, or are about to close, are avoided while others answer. */
export class Replicas {
  /** Until when each address is avoided. */
  private readonly avoided = new Map<string, number>();
  private readonly connectTo = buildConnector({ timeout: CONNECT_TIMEOUT_MS });

  constructor(private readonly lookUp: LookUp = lookup) {}

  readonly connect: buildConnector.connector = (options, callback) =>
    this.connectTo(options, (...[error, socket]) => {
      if (error === null) return callback(null, socket);
      this.avoid(withoutBrackets(options.hostname));
      callback(Object.assign(error, { code: NOT_CONNECTED }), null);
    });

  /** They take turns per request: kept-alive connections alone would send nearly all calls to one of them. */
  readonly takeTurns = interceptors.dns({
    maxTTL: ADDRESSES_KEPT_MS,
    lookup: ({ hostname }, _options, callback) =>
      this.lookUp(hostname, { all: true, order: 'ipv4first' }, (error, addresses) => {
        if (error !== null) return callback(error, []);
        const answering = addresses.filter(({ address }) => !this.isAvoided(address));
        const chosen = answering.length > 0 ? answering : addresses;
        callback(
          null,
          chosen.map(({ address, family }) => ({ address, family: family as 4 | 6, ttl: ADDRESSES_KEPT_MS })),
        );
      }),
  });

  /**
   * A replica that drains ends each connection after its answer. Avoided from the first one on, it gets no request at the
   * moment when it closes: a write that is lost then could not be sent again.
   */
  readonly avoidClosing: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart: (...args) => handler.onRequestStart?.(...args),
      onResponseStart: (controller, status, headers, statusText) => {
        if (headers.connection === 'close' && options.origin !== undefined)
          this.avoid(withoutBrackets(new URL(options.origin).hostname));
        handler.onResponseStart?.(controller, status, headers, statusText);
      },
      onResponseData: (...args) => handler.onResponseData?.(...args),
      onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
      onResponseError: (...args) => handler.onResponseError?.(...args),
    });

  private avoid(address: string): void {
    for (const known of this.avoided.keys()) if (!this.isAvoided(known)) this.avoided.delete(known);
    this.avoided.set(address, performance.now() + AVOIDED_FOR_MS);
  }

  private isAvoided(address: string): boolean {
    return (this.avoided.get(address) ?? 0) > performance.now();
  }
}
