import {
  type DeliveryQuery,
  deliveryId,
  deliveryQuery,
  paginate,
  type ReplayRequest,
  replayRequest,
  webhookId,
} from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { DeliveriesService } from './deliveries.service.js';
import { toDelivery, toDeliveryDetail } from './delivery.js';

const WAITING = 'will be sent once the webhook is enabled';

@Controller()
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Operation('GET /webhooks/{id}/deliveries')
  async list(@Param('id', { schema: webhookId }) id: string, @Query({ schema: deliveryQuery }) query: DeliveryQuery) {
    const { found, total } = await this.deliveries.list(id, query);
    return {
      success: true,
      data: found.map(toDelivery),
      total,
      pagination: paginate(query.page, query.limit, total),
    };
  }

  @Operation('GET /webhooks/{id}/deliveries/{delivery}')
  async find(
    @Param('id', { schema: webhookId }) id: string,
    @Param('delivery', { schema: deliveryId }) delivery: string,
  ) {
    return { success: true, data: toDeliveryDetail(await this.deliveries.find(id, delivery)) };
  }

  @Operation('POST /webhooks/{id}/test')
  async test(@Param('id', { schema: webhookId }) id: string) {
    return { success: true, data: toDeliveryDetail(await this.deliveries.sendTest(id)) };
  }

  @Operation('POST /webhooks/{id}/deliveries/{delivery}/replay')
  async replay(
    @Param('id', { schema: webhookId }) id: string,
    @Param('delivery', { schema: deliveryId }) delivery: string,
  ) {
    const { isEnabled } = await this.deliveries.replay(id, delivery);
    return { success: true, message: `The delivery ${isEnabled ? 'is on its way again' : WAITING}` };
  }

  @Operation('POST /webhooks/{id}/replay')
  async replayAll(
    @Param('id', { schema: webhookId }) id: string,
    @Body({ schema: replayRequest }) request: ReplayRequest,
  ) {
    const { count, isEnabled } = await this.deliveries.replayAll(id, request);
    const what = count === 1 ? '1 delivery' : `${count} deliveries`;
    const sent = `${count === 1 ? 'is' : 'are'} on the way again`;
    return { success: true, message: `${what} ${isEnabled ? sent : WAITING}`, data: { count } };
  }
}
