import {
  NEWSLETTER_CONSENT,
  type NewsletterSignup,
  type Subscriber,
  type SubscriberFilter,
  type Suspicion,
} from '@atelier/contracts';

/** A person's consent: when, to which version of the text, and where. */
export interface Consent {
  givenAt: Date;
  wording: string;
  source: string;
}

export interface SubscriberRecord {
  id: string;
  email: string;
  /** Subscribers in quarantine have received no mail yet. */
  status: SubscriberFilter;
  consent: Consent;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  /** When a mail was returned because the address is wrong, which ended the subscription. */
  bouncedAt: Date | null;
  createdAt: Date;
  /** Why no mail was sent yet; null if nothing was suspicious. */
  suspicion: Suspicion | null;
}
export type NewSubscriber = Omit<SubscriberRecord, 'id'>;
export type SubscriberChange = Partial<
  Pick<SubscriberRecord, 'status' | 'consent' | 'confirmedAt' | 'unsubscribedAt' | 'bouncedAt' | 'suspicion'>
>;

export const getConsent = ({ source }: NewsletterSignup, now: Date): Consent => ({
  givenAt: now,
  wording: NEWSLETTER_CONSENT.version,
  source,
});

/** The answer of the API: the canonical snake_case fields. */
export const toSubscriber = (subscriber: SubscriberRecord): Subscriber => ({
  id: subscriber.id,
  email: subscriber.email,
  status: subscriber.status === 'quarantined' ? 'pending' : subscriber.status,
  quarantined: subscriber.status === 'quarantined',
  consent: {
    given_at: subscriber.consent.givenAt.toISOString(),
    wording: subscriber.consent.wording,
    source: subscriber.consent.source,
  },
  confirmed_at: subscriber.confirmedAt?.toISOString() ?? null,
  unsubscribed_at: subscriber.unsubscribedAt?.toISOString() ?? null,
  bounced_at: subscriber.bouncedAt?.toISOString() ?? null,
  suspicion: subscriber.suspicion,
  created_at: subscriber.createdAt.toISOString(),
});
