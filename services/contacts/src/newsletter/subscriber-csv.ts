import type { Stringifier } from 'csv-stringify';
import { type CsvColumns, toCsv } from '../export/to-csv.js';
import type { SubscriberRecord } from './subscriber-record.js';

const COLUMNS: CsvColumns<SubscriberRecord> = {
  email: ({ email }) => email,
  status: ({ status }) => status,
  consent_wording: ({ consent }) => consent.wording,
  consent_source: ({ consent }) => consent.source,
  consent_given_at: ({ consent }) => consent.givenAt.toISOString(),
  confirmed_at: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null,
  unsubscribed_at: ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? null,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  bounced_at: ({ bouncedAt }) => bouncedAt?.toISOString() ?? null,
};

export const subscriberCsv = (
  subscribers: AsyncIterable<SubscriberRecord>,
  failed: (error: unknown) => void,
): Stringifier => toCsv(subscribers, COLUMNS, failed);
