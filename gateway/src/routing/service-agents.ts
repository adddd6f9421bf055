import { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher, interceptors } from 'undici';

const CALLS_PER_SERVICE = 64;
const UPLOADS_PER_SERVICE = 16;

/** A restarting service refuses or resets connections for a moment, or has no address. Reads are safe to send twice. */
const retryReadOnce = interceptors.retry({
  maxRetries: 1,
  minTimeout: 250,
  methods: ['GET', 'HEAD'],
  statusCodes: [],
  errorCodes: ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET'],
});

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Connections to the services. Uploads are as slow as their senders, so they have separate connections. */
@Injectable()
export class ServiceAgents implements OnApplicationShutdown {
  readonly calls = new Agent({ connections: CALLS_PER_SERVICE, pipelining: 1 }).compose(retryReadOnce);
  private readonly uploads = new Agent({ connections: UPLOADS_PER_SERVICE, pipelining: 1 });

  /** The proxy's interface. A body that is still arriving is an upload. */
  request(options: Dispatcher.RequestOptions & { origin: string }, callback: Callback): void {
    (options.body instanceof Readable ? this.uploads : this.calls).request(options, callback);
  }

  async onApplicationShutdown() {
    await Promise.all([this.calls.destroy(), this.uploads.destroy()]);
  }
}
