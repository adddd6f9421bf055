import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EVENT_SUBSCRIBER, eventSubscriberSchema } from './event-subscriber.schema.js';
import { EventSubscribersController } from './event-subscribers.controller.js';
import { EventSubscribersRepository } from './event-subscribers.repository.js';
import { EventSubscribersService } from './event-subscribers.service.js';
import { PublicEventsConsumer } from './public-events.consumer.js';
import { PublicStream } from './public-stream.js';
import { SubscriberAuthentication } from './subscriber-authentication.js';
import { SubscriberConsumers } from './subscriber-consumers.js';

/** Programs that read public events from NATS with credentials of their own. */
@Module({
  imports: [MongooseModule.forFeature([{ name: EVENT_SUBSCRIBER, schema: eventSubscriberSchema }])],
  controllers: [EventSubscribersController, PublicEventsConsumer],
  providers: [
    EventSubscribersService,
    EventSubscribersRepository,
    SubscriberAuthentication,
    SubscriberConsumers,
    PublicStream,
  ],
})
export class SubscribersModule {}
