import {
  idOrSlug,
  type NewsletterSignup,
  newsletterConfirmation,
  newsletterSignup,
  paginate,
  type SubscriberExportQuery,
  type SubscriberListQuery,
  subscriberExportQuery,
  subscriberListQuery,
  unsubscribeInput,
  unsubscribeQuery,
} from '@atelier/contracts';
import { InvalidInput, LOGGER, Operation } from '@atelier/service-kit';
import { Body, Controller, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import type { Logger } from 'pino';
import { NewsletterService } from './newsletter.service.js';
import { subscriberCsv } from './subscriber-csv.js';
import { toSubscriber } from './subscriber-record.js';

interface TokenSent {
  token?: string | undefined;
}

@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Operation('POST /contact/newsletter')
  async subscribe(@Body({ schema: newsletterSignup }) signup: NewsletterSignup) {
    await this.newsletter.subscribe(signup);
    return { success: true, message: 'Thank you! Please check your inbox to confirm your subscription.' };
  }

  @Operation('POST /contact/newsletter/confirm')
  async confirm(@Body({ schema: newsletterConfirmation }) { token }: { token: string }) {
    await this.newsletter.confirm(token);
    return { success: true, message: 'Your subscription is confirmed.' };
  }

  @Operation('POST /contact/newsletter/unsubscribe')
  async unsubscribe(
    @Query({ schema: unsubscribeQuery }) query: TokenSent,
    @Body({ schema: unsubscribeInput }) body: TokenSent,
  ) {
    const token = body.token ?? query.token;
    if (token === undefined) throw new InvalidInput([{ field: 'token', message: 'Token is required' }]);
    await this.newsletter.unsubscribe(token);
    return { success: true, message: 'You are unsubscribed.' };
  }

  @Operation('GET /contact/newsletter')
  async list(@Query({ schema: subscriberListQuery }) query: SubscriberListQuery) {
    const { subscribers, total } = await this.newsletter.list(query);
    const data = subscribers.map(toSubscriber);
    return { success: true, data, subscribers: data, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('GET /contact/newsletter/export')
  export(@Query({ schema: subscriberExportQuery }) query: SubscriberExportQuery) {
    const csv = subscriberCsv(this.newsletter.all(query), (error) =>
      this.logger.error({ err: error }, 'export broke off'),
    );
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="newsletter-subscribers-${day}.csv"`,
    });
  }

  @Operation('POST /contact/newsletter/{id}/release')
  async release(@Param('id', { schema: idOrSlug }) id: string) {
    const subscriber = await this.newsletter.release(id);
    return { success: true, message: 'Sign-up released from quarantine', data: toSubscriber(subscriber) };
  }

  @Operation('DELETE /contact/newsletter/{id}')
  async delete(@Param('id', { schema: idOrSlug }) id: string) {
    await this.newsletter.delete(id);
    return { success: true, message: 'Subscriber deleted successfully' };
  }
}
