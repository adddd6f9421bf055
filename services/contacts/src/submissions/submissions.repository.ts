import { FOLDERS, type Folder } from '@atelier/contracts';
import { getSearchTokens, Tally, type TallyKey, withWholeWords } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { addressKey } from '../address-key.js';
import { LATER_FIELDS, type NewSubmission, type SubmissionChange } from './submission.js';
import { SCHEMA_VERSION, SUBMISSION, type SubmissionFields } from './submission.schema.js';
import {
  getCountingIndex,
  getFilter,
  getSort,
  indexOf,
  type SubmissionPage,
  type SubmissionSelection,
  tallyFilter,
} from './submission-query.js';
import type { SubmissionRecord } from './submission-record.js';

/** Which submissions are no longer kept; without `untouchedSince`, only those in the trash. */
interface Outdated {
  trashedBefore: Date;
  untouchedSince?: Date | undefined;
}

type Lean = SubmissionFields & { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;
const WITHOUT_DERIVED = { searchTokens: 0, sortKeys: 0, schemaVersion: 0, commentedAt: 0, mailedAt: 0 } as const;
const STREAM_BATCH = 200;

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const sameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

/** Name of the tally of submissions. */
export const SUBMISSIONS = 'submission';

export type SubmissionFacets = Pick<SubmissionRecord, 'folder' | 'status' | 'serviceInterest' | 'priority'>;

/** Submissions in the trash are not counted. */
const getTallyKeys = ({ folder, status, serviceInterest, priority }: SubmissionFacets): TallyKey[] =>
  folder === 'trash' ? [] : [{ cube: SUBMISSIONS, facets: { folder, status, serviceInterest, priority } }];

/** Fields that only the database needs, derived from the others. */
export const derivedFields = ({
  name,
  company,
  subject,
  email,
  message,
}: Pick<NewSubmission, 'name' | 'company' | 'subject' | 'email' | 'message'>) => ({
  searchTokens: withWholeWords(getSearchTokens(name, company, subject, email), message),
  sortKeys: { name: folded(name), subject: folded(subject), email: folded(email) },
  schemaVersion: SCHEMA_VERSION,
});

const toRecord = ({
  _id,
  searchTokens: _tokens,
  sortKeys: _keys,
  schemaVersion: _version,
  commentedAt: _commentedAt,
  mailedAt: _mailedAt,
  ...fields
}: Lean): SubmissionRecord => ({ id: String(_id), ...LATER_FIELDS, ...fields });

/** Submissions by ID and by page. Writes belong in a transaction. */
@Injectable()
export class SubmissionsRepository implements OnModuleInit {
  constructor(
    @InjectModel(SUBMISSION) private readonly submissions: Model<SubmissionFields>,
    private readonly tally: Tally,
  ) {}

  /** Lists name their index, so the indexes must exist before the first call. */
  async onModuleInit(): Promise<void> {
    await this.submissions.init();
  }

  async insert(submission: NewSubmission): Promise<SubmissionRecord> {
    const [created] = await this.submissions.create([{ ...submission, ...derivedFields(submission) }]);
    if (created === undefined) throw new Error('The database returned no submission for the one that was written.');
    await this.tally.move([], getTallyKeys(submission));
    return toRecord(created.toObject() as Lean);
  }

  async update(before: SubmissionRecord, change: SubmissionChange, by: string, now: Date): Promise<SubmissionRecord> {
    const updated = await this.submissions
      .findOneAndUpdate(
        { _id: before.id, version: before.version },
        { $set: { ...change, updatedAt: now, updatedBy: by }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<Lean>();
    if (updated === null) throw new Error('The submission was written from outside its transaction.');
    await this.tally.move(getTallyKeys(before), getTallyKeys(updated));
    return toRecord(updated);
  }

  /** Keeps the version, so that a comment does not conflict with a colleague's change. */
  async markCommented(id: string, commentedAt: Date): Promise<void> {
    await this.submissions.updateOne({ _id: id }, { $set: { commentedAt } });
  }

  async markMailed(id: string, mailedAt: Date): Promise<void> {
    await this.submissions.updateOne({ _id: id }, { $set: { mailedAt } });
  }

  async find(id: string): Promise<SubmissionRecord | undefined> {
    if (!OBJECT_ID.test(id)) return undefined;
    const found = await this.submissions.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async page(query: SubmissionPage) {
    const total = await this.count(query);
    const ids = await this.getIds(query, total);
    return { submissions: await this.listInOrder(ids), total };
  }

  /** Streams a whole selection; the cursor is closed when the reader stops. */
  async *all(selection: SubmissionSelection): AsyncGenerator<SubmissionRecord> {
    const matches = selection.search ? await this.count(selection) : 0;
    const cursor = this.submissions
      .find(getFilter(selection), WITHOUT_DERIVED)
      .sort(getSort(selection))
      .hint(indexOf(selection, matches))
      .lean<Lean[]>()
      .cursor({ batchSize: STREAM_BATCH });
    try {
      for await (const submission of cursor) yield toRecord(submission as Lean);
    } finally {
      await cursor.close();
    }
  }

  /** All submissions from an address, in every folder. */
  async ofEmail(email: string): Promise<SubmissionRecord[]> {
    const found = await this.submissions
      .find({ folder: trusted({ $in: [...FOLDERS] }), 'sortKeys.email': folded(email) }, WITHOUT_DERIVED)
      .sort({ createdAt: 1, _id: 1 })
      .lean<Lean[]>();
    // Folding for sorting removes accents, but é and e are different addresses.
    return found.map(toRecord).filter((submission) => sameAddress(submission.email, email));
  }

  /** Submissions trashed before `trashedBefore`, or neither changed nor commented on since `untouchedSince`. */
  async *outdated({ trashedBefore, untouchedSince }: Outdated): AsyncGenerator<SubmissionRecord> {
    yield* this.lastChangedBefore('trash', trashedBefore);
    if (untouchedSince === undefined) return;
    for (const folder of FOLDERS.filter((one) => one !== 'trash'))
      yield* this.lastChangedBefore(folder, untouchedSince);
  }

  /** Permanently deletes a submission. */
  async remove(submission: SubmissionRecord): Promise<void> {
    const { deletedCount } = await this.submissions.deleteOne({ _id: submission.id, version: submission.version });
    if (deletedCount === 0) throw new Error('The submission was written from outside its transaction.');
    await this.tally.move(getTallyKeys(submission), []);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.submissions.exists({})) === null;
  }

  /** Deletes everything, including the trash; returns the number of submissions. */
  async removeAll(): Promise<number> {
    const { deletedCount } = await this.submissions.deleteMany();
    await this.tally.forget(SUBMISSIONS);
    return deletedCount;
  }

  private async *lastChangedBefore(folder: Folder, date: Date): AsyncGenerator<SubmissionRecord> {
    const earlier = { updatedAt: trusted({ $lt: date }), commentedAt: trusted({ $not: { $gte: date } }) };
    const found = this.submissions
      .find({ folder, ...earlier }, WITHOUT_DERIVED)
      .hint('by_updated')
      .lean<Lean[]>();
    for await (const submission of found.cursor({ batchSize: STREAM_BATCH })) yield toRecord(submission as Lean);
  }

  /** Filters, sorts and skips in the index; reads only the documents of the page. */
  private async getIds(query: SubmissionPage, matches: number): Promise<Types.ObjectId[]> {
    const found = await this.submissions
      .find(getFilter(query), { _id: 1 })
      .sort(getSort(query))
      .skip((query.page - 1) * query.limit)
      .limit(query.limit)
      .hint(indexOf(query, matches))
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  private async listInOrder(ids: readonly Types.ObjectId[]): Promise<SubmissionRecord[]> {
    const found = await this.submissions.find({ _id: trusted({ $in: ids }) }, WITHOUT_DERIVED).lean<Lean[]>();
    const records = new Map(found.map((submission) => [String(submission._id), toRecord(submission)]));
    return ids.flatMap((id) => records.get(String(id)) ?? []);
  }

  private count(selection: SubmissionSelection): Promise<number> {
    const { search, assigneeId, kind, folder } = selection;
    const isTallied = !search && assigneeId === undefined && kind === undefined && folder !== 'trash';
    return isTallied
      ? this.tally.total({ cube: SUBMISSIONS, facets: tallyFilter(selection) })
      : this.submissions.countDocuments(getFilter(selection), { hint: getCountingIndex(selection) });
  }
}
