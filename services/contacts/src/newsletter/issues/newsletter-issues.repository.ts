import type { NewsletterIssueQuery } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { NEWSLETTER_ISSUE, type NewsletterIssueFields, type NewsletterIssueRecord } from './newsletter-issue.schema.js';

type Lean = NewsletterIssueFields & { _id: Types.ObjectId };
type NewIssue = Pick<NewsletterIssueRecord, 'subject' | 'content' | 'createdBy'>;
export type IssueChange = Partial<
  Omit<NewsletterIssueFields, 'version' | 'createdAt' | 'createdBy' | 'unsubscribed' | 'bounced'>
>;

const OBJECT_ID = /^[0-9a-f]{24}$/i;

const toRecord = ({ _id, bounced = 0, ...fields }: Lean): NewsletterIssueRecord => ({
  id: String(_id),
  bounced,
  ...fields,
});

/** Issues of the newsletter. Writes belong in a transaction. */
@Injectable()
export class NewsletterIssuesRepository {
  constructor(@InjectModel(NEWSLETTER_ISSUE) private readonly issues: Model<NewsletterIssueFields>) {}

  async insert({ subject, content, createdBy }: NewIssue): Promise<NewsletterIssueRecord> {
    const now = new Date();
    const draft = { subject, content, state: 'draft' as const, version: 1, createdAt: now, updatedAt: now };
    const [created] = await this.issues.create([{ ...draft, createdBy, updatedBy: createdBy }]);
    if (created === undefined) throw new Error('The database returned no issue for the one that was written.');
    return toRecord(created.toObject() as Lean);
  }

  async find(id: string): Promise<NewsletterIssueRecord | undefined> {
    if (!OBJECT_ID.test(id)) return undefined;
    const found = await this.issues.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  /** Newest first, without their content. */
  async page({ page, limit }: NewsletterIssueQuery) {
    const found = await this.issues
      .find({}, { content: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<Lean[]>();
    return { issues: found.map(toRecord), total: await this.issues.countDocuments() };
  }

  /** Identifiers of the issues whose mails have not all been sent. */
  async sending(): Promise<string[]> {
    const found = await this.issues.find({ state: 'sending' }, { _id: 1 }).lean<Pick<Lean, '_id'>[]>();
    return found.map(({ _id }) => String(_id));
  }

  async update(id: string, change: IssueChange): Promise<NewsletterIssueRecord> {
    const updated = await this.issues
      .findByIdAndUpdate(id, { $set: change, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<Lean>();
    if (updated === null) throw new Error('The issue was deleted from outside its transaction.');
    return toRecord(updated);
  }

  /** Records how far it was sent. Nobody edits a sent issue, so the version stays. */
  async recordProgress(id: string, progress: IssueChange): Promise<void> {
    await this.issues.updateOne({ _id: id }, { $set: progress });
  }

  /** An issue that was sent since then counts as being sent again. */
  async resume(id: string, sentSince: Date): Promise<void> {
    const sent = { _id: id, state: 'sent' as const, sentAt: trusted({ $gt: sentSince }) };
    await this.issues.updateOne(sent, { $set: { state: 'sending' } });
  }

  /** Adds one reader who left by a link in the issue, or whose mail was returned. */
  async count(id: string, what: 'unsubscribed' | 'bounced'): Promise<void> {
    await this.issues.updateOne({ _id: id }, { $inc: { [what]: 1 } });
  }

  async delete(id: string): Promise<void> {
    await this.issues.findByIdAndDelete(id);
  }
}
