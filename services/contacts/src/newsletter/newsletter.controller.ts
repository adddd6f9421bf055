import {
  idOrSlug,
  type NewsletterSignup,
  newsletterConfirmation,
  newsletterSignup,
  paginate,
  type SubscriberListQuery,
  subscriberListQuery,
  unsubscribeInput,
  unsubscribeQuery,
} from '@atelier/contracts';
import { InvalidInput, Operation } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { NewsletterService } from './newsletter.service.js';
import { toSubscriber } from './subscriber-record.js';

interface TokenSent {
  token?: string | undefined;
}

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

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

  @Operation('DELETE /contact/newsletter/{id}')
  async delete(@Param('id', { schema: idOrSlug }) id: string) {
    await this.newsletter.delete(id);
    return { success: true, message: 'Subscriber deleted successfully' };
  }
}
