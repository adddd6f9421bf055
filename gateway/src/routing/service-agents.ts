import { Readable } from 'node:stream';
import { DRAIN_MS } from '@atelier/service-kit/run-service';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher, interceptors } from 'undici';
import { NOT_CONNECTED, Replicas } from './replicas.js';

const CALLS_PER_SERVICE = 64;
const UPLOADS_PER_SERVICE = 16;

const FIRST_PAUSE_MS = 250;

/**
 * A replica that is replaced answers for DRAIN_MS before it closes, and ends each connection that is used. Idle connections end
 * sooner than that, so that no write is sent on one that closes at this moment.
 */
const IDLE_MS = DRAIN_MS - 1000;

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

const agentWith = (replicas: Replicas, connections: number) =>
  new Agent({
    connections,
    pipelining: 1,
    keepAliveTimeout: IDLE_MS,
    // The services offer a longer time, which would otherwise count.
    keepAliveMaxTimeout: IDLE_MS,
    connect: replicas.connect,
  }).compose(replicas.avoidClosing, replicas.takeTurns);

export const callsTo = (replicas: Replicas) =>
  agentWith(replicas, CALLS_PER_SERVICE).compose(retryUnsent, retryReadOnce);

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Connections to the services. Uploads are as slow as their senders, so they have separate connections. */
@Injectable()
export class ServiceAgents implements OnApplicationShutdown {
  private readonly replicas = new Replicas();
  readonly calls = callsTo(this.replicas);
  private readonly uploads = agentWith(this.replicas, UPLOADS_PER_SERVICE);

  /** The proxy's interface. A body that is still arriving is an upload. */
  request(options: Dispatcher.RequestOptions & { origin: string }, callback: Callback): void {
    (options.body instanceof Readable ? this.uploads : this.calls).request(options, callback);
  }

  async onApplicationShutdown() {
    await Promise.all([this.calls.destroy(), this.uploads.destroy()]);
  }
}
