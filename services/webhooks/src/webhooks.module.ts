import { BOX_KEY, boxKeySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesRepository } from './deliveries/deliveries.repository.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { DELIVERY, deliverySchema } from './deliveries/delivery.schema.js';
import { EventsConsumer } from './deliveries/events.consumer.js';
import { WEBHOOK, webhookSchema } from './endpoints/webhook.schema.js';
import { WebhookSecrets } from './endpoints/webhook-secrets.js';
import { WebhooksController } from './endpoints/webhooks.controller.js';
import { WebhooksRepository } from './endpoints/webhooks.repository.js';
import { WebhooksService } from './endpoints/webhooks.service.js';
import { AddressGuard } from './sending/address-guard.js';
import { DeliveryOutcomes } from './sending/delivery-outcomes.js';
import { DeliverySender } from './sending/delivery-sender.js';
import { WebhookAttempts } from './sending/webhook-attempts.js';
import { WebhookTransport } from './sending/webhook-transport.js';
import { SubscribersModule } from './subscribers/subscribers.module.js';

@Module({
  imports: [
    SubscribersModule,
    MongooseModule.forFeature([
      { name: WEBHOOK, schema: webhookSchema },
      { name: DELIVERY, schema: deliverySchema },
      { name: BOX_KEY, schema: boxKeySchema },
    ]),
  ],
  controllers: [WebhooksController, DeliveriesController, EventsConsumer],
  providers: [
    WebhooksService,
    WebhooksRepository,
    WebhookSecrets,
    DeliveriesService,
    DeliveriesRepository,
    DeliverySender,
    DeliveryOutcomes,
    WebhookAttempts,
    WebhookTransport,
    AddressGuard,
  ],
})
export class WebhooksModule {}
