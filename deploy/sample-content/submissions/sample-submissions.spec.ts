import {
  CONTACT_SERVICES,
  contactMessage,
  PRIORITIES,
  responseInput,
  SERVICE_INTERESTS,
  SUBMISSION_STATUSES,
} from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { sampleDate } from '../sample-date.ts';
import { sampleSubmissions, sampleSubmissionsAt } from './sample-submissions.ts';

const now = new Date('2031-03-01T00:30:00.000Z');
const interests = SERVICE_INTERESTS.map(({ label, value }) => ({ label, interest: value }));

describe('sample submissions', () => {
  it.each(sampleSubmissions.map((submission) => [submission.name, submission] as const))(
    'from %s passes the validation rules of the contact form and of the response',
    (_, { name, email, subject, message, company, phone, responses }) => {
      const sent = { name, email, subject, message, company, phone, serviceType: 'consulting' };

      expect(contactMessage.safeParse(sent).error).toBeUndefined();
      expect(name).toMatch(/^[\p{L} .'-]{2,100}$/u);
      expect(email).toMatch(/\.example$/);
      expect(message.length).toBeGreaterThanOrEqual(40);
      expect(message.length).toBeLessThanOrEqual(600);
      for (const answer of responses) expect(responseInput.safeParse(answer).error).toBeUndefined();
    },
  );

  it('come from thirty different people and cover every status, priority, and service', () => {
    expect(sampleSubmissions).toHaveLength(30);
    expect(new Set(sampleSubmissions.map(({ email }) => email)).size).toBe(30);
    expect(new Set(sampleSubmissions.map(({ message }) => message)).size).toBe(30);
    expect(new Set(sampleSubmissions.map(({ status }) => status))).toEqual(new Set(SUBMISSION_STATUSES));
    expect(new Set(sampleSubmissions.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES));
    expect(new Set(sampleSubmissions.map((submission) => submission.service_interest))).toEqual(
      new Set(SERVICE_INTERESTS.map(({ value }) => value)),
    );
  });

  it('give phone numbers with a country code, long enough for the form to accept', () => {
    const phones = sampleSubmissions.flatMap(({ phone }) => phone ?? []);

    expect(phones.length).toBeGreaterThan(15);
    expect(phones.filter((phone) => !/^\+[1-9]\d{8,15}$/.test(phone))).toEqual([]);
  });

  it('match the service in their subject', () => {
    for (const { subject, service_interest } of sampleSubmissions) {
      const label = subject.replace('Inquiry about ', '');
      const named = [...CONTACT_SERVICES, ...interests].find((service) => service.label === label);
      expect(named?.interest ?? service_interest).toBe(service_interest);
    }
  });

  it('have responses exactly if their status is responded or closed', () => {
    for (const { status, responses } of sampleSubmissions) {
      expect(responses.length > 0).toBe(status === 'responded' || status === 'closed');
    }
  });

  it('arrived in the past, and give budget and timeline as underscored words', () => {
    const ranges = sampleSubmissions.flatMap(({ budget_range, timeline }) => [budget_range, timeline]);

    for (const submission of sampleSubmissions)
      expect(sampleDate(submission, now).getTime()).toBeLessThan(now.getTime());
    for (const range of ranges.filter((value) => value !== undefined))
      expect(range).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    expect(ranges).toEqual(expect.arrayContaining(['10k_to_25k', '1_to_3_months', undefined]));
  });

  it('were answered after they arrived, and no later than now', () => {
    for (const { created_at: createdAt, responses } of sampleSubmissionsAt(now)) {
      for (const { created_at: answeredAt } of responses) {
        expect(answeredAt.getTime()).toBeGreaterThan(createdAt.getTime());
        expect(answeredAt.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });
});
