import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { CommandStartedEvent, MongoClient } from 'mongodb';
import type { Connection } from 'mongoose';
import { currentContext } from '../context/request-context.js';
import type { Span } from './span.js';
import { Tracer } from './tracer.js';

/** What a command is about, such as `posts`; commands on a cursor or a transaction name no collection. */
const getCollection = ({ commandName, command }: CommandStartedEvent): string => {
  const target: unknown = command[commandName];
  return typeof target === 'string' ? target : '';
};

const getName = ({ commandName }: CommandStartedEvent, collection: string): string =>
  collection === '' ? commandName : `${commandName} ${collection}`;

/** Spans of database commands that a request or an event causes. Background work on a timer has none. */
@Injectable()
export class DatabaseSpans {
  /** By the driver's number of the command. */
  private readonly running = new Map<number, Span>();

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(Tracer) private readonly tracer: Tracer,
  ) {
    if (tracer.isExporting) this.follow(connection.getClient());
  }

  private follow(client: MongoClient): void {
    client.on('commandStarted', (event) => this.start(event));
    client.on('commandSucceeded', ({ requestId }) => this.take(requestId)?.end());
    client.on('commandFailed', ({ requestId, failure }) => this.take(requestId)?.end({ error: failure }));
  }

  private start(event: CommandStartedEvent): void {
    const parent = currentContext()?.traceparent;
    if (parent === undefined) return;
    const collection = getCollection(event);
    const attributes = {
      'db.system.name': 'mongodb',
      'db.operation.name': event.commandName,
      ...(collection !== '' && { 'db.collection.name': collection }),
    };
    this.running.set(
      event.requestId,
      this.tracer.start({ name: getName(event, collection), kind: 'client', parent, attributes }),
    );
  }

  private take(requestId: number): Span | undefined {
    const span = this.running.get(requestId);
    this.running.delete(requestId);
    return span;
  }
}
