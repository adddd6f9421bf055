import { type CloudEvent, CONFIRMATION_DAYS } from '@atelier/contracts';
import { ENVIRONMENT, MailQueue } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { ContactsEnvironment } from '../contacts-environment.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { confirmationMail, welcomeMail } from './newsletter-mail.js';
import { NewsletterTokens } from './newsletter-tokens.js';
import type { SubscriberRecord } from './subscriber-record.js';
import { SubscribersRepository } from './subscribers.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Called inside the event's transaction. Tokens are created here rather than with the event, because events carry no secrets.
 * Skips a mail that is outdated because the subscriber has confirmed or left since.
 */
@Injectable()
export class NewsletterMailsService {
  constructor(
    private readonly subscribers: SubscribersRepository,
    private readonly tokens: NewsletterTokens,
    private readonly queue: MailQueue,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
  ) {}

  async askForConfirmation({ id: causedBy }: CloudEvent, subscriberId: string): Promise<void> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (subscriber?.status !== 'pending') return;
    const parts = await this.partsFor(subscriber);
    const confirmToken = await this.tokens.issue(subscriber.id, 'confirm');
    const mail = confirmationMail({ ...parts, confirmToken });
    await this.queue.add({
      ...mail,
      from: parts.studio,
      causedBy,
      kind: 'newsletter_confirmation',
      about: subscriber.id,
      goodUntil: new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS),
    });
  }

  async welcome({ id: causedBy }: CloudEvent, subscriberId: string): Promise<void> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (subscriber?.status !== 'confirmed') return;
    const parts = await this.partsFor(subscriber);
    const mail = welcomeMail(parts);
    await this.queue.add({ ...mail, from: parts.studio, causedBy, kind: 'newsletter_welcome', about: subscriber.id });
  }

  private async partsFor(subscriber: SubscriberRecord) {
    const { ATELIER_PUBLIC_URL: publicUrl } = this.environment;
    const { sender: studio, signature } = await this.studio.mail();
    await this.subscribers.markMailed([subscriber.id], new Date());
    const unsubscribeToken = await this.tokens.issue(subscriber.id, 'unsubscribe');
    return { subscriber, studio, signature, publicUrl, unsubscribeToken };
  }
}
