import type { SubmissionStatus } from '@atelier/contracts';
import { searchPrefixes, searchWordsOf } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import type { NewSubmission, SubmissionChange } from './submission.js';
import { SUBMISSION, type SubmissionFields } from './submission.schema.js';
import type { SubmissionRecord } from './submission-record.js';
import { SubmissionTally } from './submission-tally.js';
import { type SubmissionFilter, type SubmissionPage, SubmissionsRepository } from './submissions.repository.js';

type Lean = SubmissionFields & { _id: Types.ObjectId };

const SORT_FIELDS: Readonly<Record<SubmissionPage['sort'], readonly string[]>> = {
  created_at: ['createdAt'],
  updated_at: ['updatedAt'],
  name: ['sortKeys.name'],
  subject: ['sortKeys.subject'],
  email: ['sortKeys.email'],
  status: ['status', 'createdAt'],
};
const OBJECT_ID = /^[0-9a-f]{24}$/i;

const orderOf = ({ sort, order }: Pick<SubmissionPage, 'sort' | 'order'>): Record<string, 1 | -1> => {
  const direction = order === 'ASC' ? 1 : -1;
  return Object.fromEntries([...SORT_FIELDS[sort], '_id'].map((field) => [field, direction]));
};

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const derivedFields = ({ name, company, subject, email }: NewSubmission) => ({
  searchWords: searchWordsOf(name, company, subject, email),
  sortKeys: { name: folded(name), subject: folded(subject), email: folded(email) },
});

const kindFilter = ({ status, serviceInterest, priority }: SubmissionFilter) => ({
  ...(status === undefined ? {} : { status }),
  ...(serviceInterest === undefined ? {} : { serviceInterest }),
  ...(priority === undefined ? {} : { priority }),
});

/** Every word of the search must begin a word of the submission; a search without any word matches nothing. */
const matching = (filter: SubmissionFilter): QueryFilter<SubmissionFields> => ({
  trashed: false,
  ...kindFilter(filter),
  ...(filter.search ? { searchWords: trusted({ $all: searchPrefixes(filter.search) }) } : {}),
});

const toRecord = ({ _id, searchWords: _words, sortKeys: _keys, ...fields }: Lean): SubmissionRecord => ({
  id: String(_id),
  ...fields,
});

@Injectable()
export class MongoSubmissionsRepository extends SubmissionsRepository {
  constructor(
    @InjectModel(SUBMISSION) private readonly submissions: Model<SubmissionFields>,
    private readonly tally: SubmissionTally,
  ) {
    super();
  }

  async insert(submission: NewSubmission): Promise<SubmissionRecord> {
    const [created] = await this.submissions.create([{ ...submission, ...derivedFields(submission) }]);
    if (created === undefined) throw new Error('The database returned no submission for the one that was written.');
    await this.tally.came(submission);
    return toRecord(created.toObject() as Lean);
  }

  async update(before: SubmissionRecord, change: SubmissionChange, now: Date): Promise<SubmissionRecord> {
    const updated = await this.submissions
      .findOneAndUpdate(
        { _id: before.id, version: before.version },
        { $set: { ...change, updatedAt: now }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<Lean>();
    if (updated === null) throw new Error('The submission was written from outside its transaction.');
    await this.tally.went(before);
    if (!updated.trashed) await this.tally.came(updated);
    return toRecord(updated);
  }

  async find(id: string): Promise<SubmissionRecord | undefined> {
    if (!OBJECT_ID.test(id)) return undefined;
    const found = await this.submissions.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async page(query: SubmissionPage) {
    const [submissions, total] = await Promise.all([this.slice(query), this.count(query)]);
    return { submissions: submissions.map(toRecord), total };
  }

  async countByStatus(): Promise<Record<SubmissionStatus, number>> {
    return this.tally.byStatus();
  }

  async isEmpty(): Promise<boolean> {
    return (await this.submissions.exists({})) === null;
  }

  private slice(query: SubmissionPage): Promise<Lean[]> {
    return this.submissions
      .find(matching(query), { searchWords: 0, sortKeys: 0 })
      .sort(orderOf(query))
      .skip((query.page - 1) * query.limit)
      .limit(query.limit)
      .lean<Lean[]>();
  }

  /** A search's matches are not tallied: they are counted in the index of its words. */
  private count(query: SubmissionPage): Promise<number> {
    return query.search ? this.submissions.countDocuments(matching(query)) : this.tally.total(kindFilter(query));
  }
}
