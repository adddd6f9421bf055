import { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, buildConnector, type Dispatcher, interceptors } from 'undici';

const CALLS_PER_SERVICE = 64;
const UPLOADS_PER_SERVICE = 16;

const CONNECT_TIMEOUT_MS = 2000;
const ADDRESSES_KEPT_MS = 1000;
const FIRST_PAUSE_MS = 250;
const NOT_CONNECTED = 'ECONNREFUSED';

/** Replicas take turns per request: kept-alive connections alone would send nearly all calls to one of them. */
const takeTurns = interceptors.dns({ maxTTL: ADDRESSES_KEPT_MS });

/** A replica that is replaced has no address or takes no connections. It has not seen the request, so writes are safe to send again. */
const retryUnsent = interceptors.retry({
  maxRetries: 2,
  minTimeout: FIRST_PAUSE_MS,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  statusCodes: [],
  errorCodes: [NOT_CONNECTED, 'ENOTFOUND', 'EAI_AGAIN'],
});

/** A connection may also end after the request was sent. Reads are safe to send twice. */
const retryReadOnce = interceptors.retry({
  maxRetries: 1,
  minTimeout: FIRST_PAUSE_MS,
  methods: ['GET', 'HEAD'],
  statusCodes: [],
  errorCodes: ['ECONNRESET', 'EHOSTUNREACH', 'UND_ERR_SOCKET'],
});

const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS });

/** Gives all failures before a request is sent one code, among them that of a host that has just left the network. */
const connectOrRefuse: buildConnector.connector = (options, callback) =>
  connect(options, (...[error, socket]) =>
    error === null ? callback(null, socket) : callback(Object.assign(error, { code: NOT_CONNECTED }), null),
  );

const agentWith = (connections: number): Agent => new Agent({ connections, pipelining: 1, connect: connectOrRefuse });

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Connections to the services. Uploads are as slow as their senders, so they have separate connections. */
@Injectable()
export class ServiceAgents implements OnApplicationShutdown {
  readonly calls = agentWith(CALLS_PER_SERVICE).compose(takeTurns, retryUnsent, retryReadOnce);
  private readonly uploads = agentWith(UPLOADS_PER_SERVICE).compose(takeTurns);

  /** The proxy's interface. A body that is still arriving is an upload. */
  request(options: Dispatcher.RequestOptions & { origin: string }, callback: Callback): void {
    (options.body instanceof Readable ? this.uploads : this.calls).request(options, callback);
  }

  async onApplicationShutdown() {
    await Promise.all([this.calls.destroy(), this.uploads.destroy()]);
  }
}
