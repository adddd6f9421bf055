import { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher } from 'undici';

const CALLS_PER_SERVICE = 64;
const UPLOADS_PER_SERVICE = 16;

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Connections to the services. Uploads are as slow as their senders, so they have their own and keep no other call waiting. */
@Injectable()
export class ServiceAgents implements OnApplicationShutdown {
  readonly calls = new Agent({ connections: CALLS_PER_SERVICE, pipelining: 1 });
  private readonly uploads = new Agent({ connections: UPLOADS_PER_SERVICE, pipelining: 1 });

  /** As the proxy calls it: a body that is still arriving is an upload. */
  request(options: Dispatcher.RequestOptions & { origin: string }, callback: Callback): void {
    (options.body instanceof Readable ? this.uploads : this.calls).request(options, callback);
  }

  async onApplicationShutdown() {
    await Promise.all([this.calls.destroy(), this.uploads.destroy()]);
  }
}
