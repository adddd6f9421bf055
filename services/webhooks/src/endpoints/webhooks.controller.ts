import { type NewWebhook, newWebhook, type WebhookPatch, webhookId, webhookPatch } from '@atelier/contracts';
import { ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { toWebhook } from './webhook.js';
import { WebhooksService, type WithSecret } from './webhooks.service.js';

const told = (message: string, { webhook, secret }: WithSecret) => ({
  success: true,
  message,
  data: { ...toWebhook(webhook), secret },
});

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Operation('GET /webhooks')
  async list() {
    return { success: true, data: (await this.webhooks.all()).map(toWebhook) };
  }

  @Operation('POST /webhooks')
  @Header('cache-control', 'no-store')
  async create(@Body({ schema: newWebhook }) wanted: NewWebhook) {
    return told('Webhook created successfully', await this.webhooks.create(wanted));
  }

  @Operation('GET /webhooks/{id}')
  async find(@Param('id', { schema: webhookId }) id: string) {
    return { success: true, data: toWebhook(await this.webhooks.find(id)) };
  }

  @Operation('PUT /webhooks/{id}')
  async update(
    @Param('id', { schema: webhookId }) id: string,
    @Body({ schema: webhookPatch }) patch: WebhookPatch,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const webhook = await this.webhooks.update(id, patch, expectedVersion);
    return { success: true, message: 'Webhook updated successfully', data: toWebhook(webhook) };
  }

  @Operation('DELETE /webhooks/{id}')
  async delete(@Param('id', { schema: webhookId }) id: string) {
    await this.webhooks.delete(id);
    return { success: true, message: 'Webhook deleted successfully' };
  }

  @Operation('POST /webhooks/{id}/rotate-secret')
  @Header('cache-control', 'no-store')
  async rotateSecret(@Param('id', { schema: webhookId }) id: string) {
    return told('Secret rotated successfully', await this.webhooks.rotateSecret(id));
  }
}
