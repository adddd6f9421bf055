import type { PostStatus } from '@atelier/contracts';
import { searchPrefixes, searchWordsOf } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import type { NewPost, PostChange } from './post.js';
import { POST, type PostFields } from './post.schema.js';
import type { PostRecord } from './post-record.js';
import { type PostFilter, type PostPage, PostsRepository } from './posts.repository.js';

type Lean = PostFields & { _id: Types.ObjectId };

const SORTS = {
  latest: { publishDate: -1, _id: -1 },
  oldest: { publishDate: 1, _id: 1 },
  title: { title: 1, _id: 1 },
} as const;
const OBJECT_ID = /^[0-9a-f]{24}$/i;

const toRecord = ({ _id, searchWords: _words, ...fields }: Lean): PostRecord => ({ id: String(_id), ...fields });

const wordsOf = (post: Pick<PostRecord, 'title' | 'excerpt' | 'tags'>): string[] =>
  searchWordsOf(post.title, post.excerpt, ...post.tags);

/** Every word of the search begins a word of the post; a search without words filters nothing. */
const searchFilter = (search = ''): QueryFilter<PostFields> => {
  const prefixes = searchPrefixes(search);
  return prefixes.length === 0 ? {} : { searchWords: trusted({ $all: prefixes }) };
};

const filterOf = ({ status, category, tag, search, featured }: PostFilter): QueryFilter<PostFields> => ({
  trashed: false,
  ...(status === 'all' ? {} : { status }),
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tags: tag }),
  ...(featured === undefined ? {} : { featured }),
  ...searchFilter(search),
});

@Injectable()
export class MongoPostsRepository extends PostsRepository {
  constructor(@InjectModel(POST) private readonly posts: Model<PostFields>) {
    super();
  }

  async insert(post: NewPost): Promise<PostRecord> {
    const [created] = await this.posts.create([{ ...post, searchWords: wordsOf(post) }]);
    if (created === undefined) throw new Error('The database returned no post for the one that was written.');
    return toRecord(created.toObject() as Lean);
  }

  async update(id: string, version: number, change: PostChange): Promise<PostRecord | undefined> {
    const current = await this.posts.findOne({ _id: id, version }).lean<Lean>();
    if (current === null) return undefined;
    const searchWords = wordsOf({ ...current, ...change });
    const updated = await this.posts
      .findOneAndUpdate(
        { _id: id, version },
        { $set: { ...change, searchWords, version: version + 1 } },
        { returnDocument: 'after' },
      )
      .lean<Lean>();
    return updated === null ? undefined : toRecord(updated);
  }

  async find(idOrSlug: string): Promise<PostRecord | undefined> {
    const found =
      OBJECT_ID.test(idOrSlug) && isValidObjectId(idOrSlug)
        ? await this.posts.findById(idOrSlug).lean<Lean>()
        : await this.posts.findOne({ slug: idOrSlug }).sort({ trashed: 1, updatedAt: -1 }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async isSlugTaken(slug: string, exceptId?: string): Promise<boolean> {
    const other = exceptId === undefined ? {} : { _id: trusted({ $ne: exceptId }) };
    return (await this.posts.exists({ slug, trashed: false, ...other })) !== null;
  }

  async page({ page, limit, sort, ...filter }: PostPage) {
    const matching = filterOf(filter);
    const [posts, total] = await Promise.all([
      this.posts
        .find(matching, { content: 0 })
        .sort(SORTS[sort])
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<Lean[]>(),
      this.posts.countDocuments(matching),
    ]);
    return { posts: posts.map(toRecord), total };
  }

  async related(post: PostRecord, limit: number): Promise<PostRecord[]> {
    const near = { status: 'published', trashed: false, _id: trusted({ $ne: post.id }) } as const;
    const sameCategory = await this.posts
      .find({ ...near, category: post.category }, { content: 0 })
      .sort(SORTS.latest)
      .limit(limit)
      .lean<Lean[]>();
    const missing = limit - sameCategory.length;
    const known = [post.id, ...sameCategory.map(({ _id }) => String(_id))];
    const sameTags =
      missing === 0
        ? []
        : await this.posts
            .find({ ...near, _id: trusted({ $nin: known }), tags: trusted({ $in: post.tags }) }, { content: 0 })
            .sort(SORTS.latest)
            .limit(missing)
            .lean<Lean[]>();
    return [...sameCategory, ...sameTags].map(toRecord);
  }

  async countByCategory(): Promise<Map<string, number>> {
    const counts = await this.posts.aggregate<{ _id: string; count: number }>([
      { $match: { trashed: false, status: 'published' } },
      { $group: { _id: '$category', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async countByStatus(): Promise<Map<PostStatus, number>> {
    const counts = await this.posts.aggregate<{ _id: PostStatus; count: number }>([
      { $match: { trashed: false } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async dueBefore(now: Date): Promise<PostRecord[]> {
    const due = await this.posts
      .find({ trashed: false, status: 'scheduled', publishDate: trusted({ $lte: now }) })
      .lean<Lean[]>();
    return due.map(toRecord);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.posts.exists({})) === null;
  }
}
