import { setTimeout as delay } from 'node:timers/promises';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, errors, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { natsOptions } from './nats-options.js';

const RECONNECT_WAIT_MS = 500;
/** For answers from memory. */
const AT_ONCE: AnswerTimeouts = { firstMs: 1000, nextMs: 100 };

type BrokerLogger = Pick<Logger, 'warn' | 'error'>;

/** How long to wait for the first answer, and how long after each one for the next. */
interface AnswerTimeouts {
  firstMs: number;
  nextMs: number;
}

/** The connection to NATS. It connects in the background and reconnects by itself; only events wait for it. */
export class Broker {
  private readonly connecting: Promise<NatsConnection>;
  private connection: NatsConnection | undefined;
  private closing = false;
  private up = false;
  private readonly onLosses = new Set<() => void>();
  private readonly served = new Set<Subscription>();
  private readonly answering = new Set<Promise<void>>();

  private readonly url: string;
  readonly name: string;
  private readonly logger: BrokerLogger;

  constructor(url: string, name: string, logger: BrokerLogger) {
    this.url = url;
    this.name = name;
    this.logger = logger;
    this.connecting = this.connectUntilReached();
    this.connecting.then((connection) => this.watch(connection)).catch((error) => this.reportFailure(error));
  }

  get isConnected(): boolean {
    return this.up;
  }

  /** Calls back at each loss of the connection, until the returned function is called. */
  onLost(react: () => void): () => void {
    this.onLosses.add(react);
    return () => void this.onLosses.delete(react);
  }

  /** Resolves when the broker is reached for the first time. */
  async client(): Promise<JetStreamClient> {
    return jetstream(await this.connecting);
  }

  async manager(): Promise<JetStreamManager> {
    return jetstreamManager(await this.connecting);
  }

  /** Receives what is published from now on as it passes, before a stream has stored it. What is missed does not come again. */
  async listen(subjects: readonly string[], onMessage: (message: Msg) => void): Promise<void> {
    const connection = await this.connecting;
    for (const subject of subjects)
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error !== null) this.logger.warn({ err: error, subject }, 'messages cannot be heard');
          else onMessage(message);
        },
      });
  }

  /** Answers the questions of other processes from now on; undefined is no answer. */
  async answer(subject: string, answer: (question: string) => object | undefined): Promise<void> {
    const connection = await this.connecting;
    connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return this.logger.warn({ err: error, subject }, 'questions cannot be answered');
        const known = answer(message.string());
        if (known !== undefined) message.respond(JSON.stringify(known));
      },
    });
  }

  /** The answers of all processes; none while the broker is unreachable. */
  async ask(subject: string, question: string, { firstMs, nextMs } = AT_ONCE): Promise<unknown[]> {
    if (this.connection === undefined || !this.up) return [];
    const answers: unknown[] = [];
    const options = { strategy: 'stall', maxWait: firstMs, stall: nextMs } as const;
    try {
      for await (const message of await this.connection.requestMany(subject, question, options))
        answers.push(message.json());
    } catch (error) {
      // No process answers this at the moment, such as while all of them are replaced.
      if (!(error instanceof errors.NoRespondersError)) throw error;
    }
    return answers;
  }

  /** Answers requests from now on. Processes with the same `queue` share them: each request goes to one. */
  async serve(subject: string, queue: string, answer: (request: string) => Promise<string>): Promise<void> {
    const connection = await this.connecting;
    const respond = async (message: Msg) => {
      try {
        message.respond(await answer(message.string()));
      } catch (err) {
        this.logger.warn({ err, subject }, 'a request could not be answered');
      }
    };
    const subscription = connection.subscribe(subject, {
      queue,
      callback: (err, message) => {
        if (err !== null) return this.logger.warn({ err, subject }, 'requests cannot be answered');
        const answering = respond(message).finally(() => this.answering.delete(answering));
        this.answering.add(answering);
      },
    });
    this.served.add(subscription);
    // Requests find it from here on. If the connection is lost meanwhile, the client subscribes again by itself.
    await connection.flush().catch(() => undefined);
  }

  /** Leaves new requests to other processes, and answers those that have arrived. */
  async stopServing(): Promise<void> {
    // Without a connection nothing arrives, and a drain would wait for the next one.
    const open = [...this.served].filter((subscription) => this.up && !subscription.isClosed());
    this.served.clear();
    await Promise.all(open.map((subscription) => subscription.drain()));
    await Promise.all(this.answering);
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.stopServing();
    if (this.connection === undefined) return;
    await this.connection.drain().catch(() => this.connection?.close());
  }

  /** The client's built-in wait for a first connection cannot be canceled. */
  private async connectUntilReached(): Promise<NatsConnection> {
    for (;;) {
      try {
        const { url, name } = this;
        return await connect({
          ...natsOptions(url),
          name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RECONNECT_WAIT_MS,
          // A stack for every request, in case it fails, took a tenth of the processor time of busy services.
          noAsyncTraces: true,
        });
      } catch (error) {
        if (this.closing) throw error;
        await delay(RECONNECT_WAIT_MS);
      }
    }
  }

  private async watch(connection: NatsConnection) {
    this.connection = connection;
    this.up = true;
    if (this.closing) return connection.close();
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') this.lose();
      if (status.type === 'reconnect') this.up = true;
      if (status.type === 'disconnect' || status.type === 'reconnect')
        this.logger.warn({ broker: status.type }, 'broker connection changed');
    }
    this.lose();
  }

  private lose() {
    this.up = false;
    for (const react of this.onLosses) react();
  }

  private reportFailure(error: unknown) {
    if (!this.closing) this.logger.error({ err: error }, 'broker connection failed');
  }
}
