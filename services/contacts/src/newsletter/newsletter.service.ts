import {
  type NewsletterSignup,
  newsletterConfirmed,
  newsletterDeleted,
  newsletterSubscribed,
  newsletterUnsubscribed,
  type SubscriberExportQuery,
  type SubscriberListQuery,
} from '@atelier/contracts';
import { AuditTrail, MailQueue, Outbox, Transactions } from '@atelier/service-kit';
import { GoneException, Injectable, NotFoundException } from '@nestjs/common';
import { SpamScorer } from '../protection/spam-scorer.js';
import type { Bounce } from './bounce.js';
import { NewsletterIssuesRepository } from './issues/newsletter-issues.repository.js';
import { NewsletterTokens, type TokenPurpose } from './newsletter-tokens.js';
import { getConsent, type SubscriberChange, type SubscriberRecord } from './subscriber-record.js';
import { SubscribersRepository } from './subscribers.repository.js';

/** Minimum interval between confirmation mails to an address, to prevent flooding. */
const ASKED_AGAIN_AFTER_MS = 10 * 60 * 1000;

const DEAD_LINK: Readonly<Record<TokenPurpose, string>> = {
  confirm: 'This confirmation link is not valid any more. Please subscribe again.',
  unsubscribe: 'This link is not valid any more.',
};

const toItem = (id: string) => ({ kind: 'subscriber', id, title: 'Newsletter', path: '/admin/contacts/newsletter' });

@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscribers: SubscribersRepository,
    private readonly tokens: NewsletterTokens,
    private readonly issues: NewsletterIssuesRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly spamScorer: SpamScorer,
    private readonly audit: AuditTrail,
    private readonly mails: MailQueue,
  ) {}

  /** Does not reveal whether the address was known. The event triggers the confirmation mail. */
  async subscribe(signup: NewsletterSignup): Promise<void> {
    await this.transactions.run(async () => {
      const known = await this.subscribers.findByEmail(signup.email);
      const now = new Date();
      if (known !== undefined && !this.mayAskForConfirmation(known, now)) return;
      const suspicion = this.spamScorer.scoreSignup(signup, now);
      // A suspicious sign-up must not cancel the confirmation of a pending subscriber.
      if (known?.status === 'pending' && suspicion !== null) return;
      const status = suspicion === null ? ('pending' as const) : ('quarantined' as const);
      const consent = getConsent(signup, now);
      const fields = { status, consent, confirmedAt: null, unsubscribedAt: null, bouncedAt: null, suspicion };
      const { id } =
        known === undefined
          ? await this.subscribers.insert({ email: signup.email, createdAt: now, ...fields })
          : await this.subscribers.update(known, fields);
      if (suspicion === null) await this.outbox.add(newsletterSubscribed, id, { id });
    });
  }

  /** Releases a sign-up from quarantine as a normal pending one. Idempotent. */
  async release(id: string): Promise<SubscriberRecord> {
    return this.transactions.run(async () => {
      const subscriber = await this.require(id);
      if (subscriber.status !== 'quarantined') return subscriber;
      const released = await this.subscribers.update(subscriber, { status: 'pending', suspicion: null });
      await this.outbox.add(newsletterSubscribed, id, { id });
      await this.audit.record({ action: 'unmarked_spam', resource: 'contact', item: toItem(id) });
      return released;
    });
  }

  /** Idempotent. */
  async confirm(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const { subscriber } = await this.findOwner(token, 'confirm');
      if (subscriber.status === 'confirmed') return;
      await this.subscribers.update(subscriber, { status: 'confirmed', confirmedAt: new Date() });
      await this.outbox.add(newsletterConfirmed, subscriber.id, { id: subscriber.id });
    });
  }

  /** Idempotent. Invalidates earlier confirmation links and unsent mails, and counts for the issue whose link it is. */
  async unsubscribe(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const { subscriber, issueId } = await this.findOwner(token, 'unsubscribe');
      if (subscriber.status === 'unsubscribed') return;
      if (issueId !== undefined) await this.issues.count(issueId, 'unsubscribed');
      await this.end(subscriber);
    });
  }

  /**
   * Counts a returned mail once for its issue, and ends the subscription of an address that is wrong. False if the token is
   * unknown. Idempotent.
   */
  async recordBounce({ token, isAddressInvalid }: Bounce): Promise<boolean> {
    return this.transactions.run(async () => {
      const entry = await this.tokens.find(token, 'unsubscribe');
      const subscriber = entry && (await this.subscribers.find(entry.subscriberId));
      if (subscriber === undefined) return false;
      if (!(await this.tokens.markBounced(token))) return true;
      if (entry?.issueId !== undefined) await this.issues.count(entry.issueId, 'bounced');
      if (isAddressInvalid && subscriber.status !== 'unsubscribed')
        await this.end(subscriber, { bouncedAt: new Date() });
      return true;
    });
  }

  async list(query: SubscriberListQuery) {
    return this.subscribers.page(query);
  }

  all(query: SubscriberExportQuery): AsyncIterable<SubscriberRecord> {
    return this.subscribers.all(query);
  }

  /** Erases the subscriber and their mails permanently, without trash. */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.erase(await this.require(id));
      await this.mails.forget({ addresses: [], about: [id] });
      await this.audit.record({ action: 'erased', resource: 'contact', item: toItem(id) });
    });
  }

  /** Call inside a transaction. */
  async erase(subscriber: SubscriberRecord): Promise<void> {
    await this.subscribers.delete(subscriber);
    await this.tokens.revoke(subscriber.id);
    await this.outbox.add(newsletterDeleted, subscriber.id, { id: subscriber.id });
  }

  private async end(subscriber: SubscriberRecord, reason: Pick<SubscriberChange, 'bouncedAt'> = {}): Promise<void> {
    const ended = { status: 'unsubscribed' as const, unsubscribedAt: new Date() };
    await this.subscribers.update(subscriber, { ...ended, ...reason });
    await this.tokens.revoke(subscriber.id, 'confirm');
    await this.mails.withdraw({ about: subscriber.id });
    await this.outbox.add(newsletterUnsubscribed, subscriber.id, { id: subscriber.id });
  }

  private async require(id: string): Promise<SubscriberRecord> {
    const subscriber = await this.subscribers.find(id);
    if (subscriber === undefined) throw new NotFoundException('Subscriber not found');
    return subscriber;
  }

  private mayAskForConfirmation({ status, consent }: SubscriberRecord, now: Date): boolean {
    if (status === 'confirmed') return false;
    return status !== 'pending' || now.getTime() - consent.givenAt.getTime() >= ASKED_AGAIN_AFTER_MS;
  }

  private async findOwner(token: string, purpose: TokenPurpose) {
    const entry = await this.tokens.find(token, purpose);
    const subscriber = entry === undefined ? undefined : await this.subscribers.find(entry.subscriberId);
    if (subscriber === undefined) throw new GoneException(DEAD_LINK[purpose]);
    return { subscriber, issueId: entry?.issueId };
  }
}
