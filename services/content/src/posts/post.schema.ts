import { Schema } from 'mongoose';
import type { PostRecord } from './post-record.js';

export const POST = 'Post';

/** The record with what only the database needs: the words that search matches. */
export type PostFields = Omit<PostRecord, 'id'> & { searchWords: string[] };

export const postSchema = new Schema<PostFields>(
  {
    slug: { type: String, required: true },
    title: { type: String, required: true },
    excerpt: { type: String, required: true },
    content: { type: String, default: '' },
    category: { type: String, required: true },
    tags: { type: [String], required: true },
    status: { type: String, required: true },
    publishDate: { type: Date, default: null },
    featuredImage: { type: String, default: null },
    featured: { type: Boolean, default: false },
    allowComments: { type: Boolean, default: true },
    author: { type: String, default: null },
    seoTitle: { type: String, default: null },
    seoDescription: { type: String, default: null },
    seoKeywords: { type: [String], default: [] },
    readingTime: { type: Number, required: true },
    firstPublishedAt: { type: Date, default: null },
    trashed: { type: Boolean, default: false },
    version: { type: Number, required: true },
    searchWords: { type: [String], required: true },
  },
  { collection: 'posts', versionKey: false, timestamps: true, strict: 'throw' },
);

postSchema.index({ slug: 1 }, { unique: true, partialFilterExpression: { trashed: false } });
postSchema.index({ trashed: 1, status: 1, publishDate: -1, _id: -1 });
postSchema.index({ trashed: 1, status: 1, category: 1, publishDate: -1, _id: -1 });
postSchema.index({ trashed: 1, status: 1, tags: 1, publishDate: -1, _id: -1 });
postSchema.index({ trashed: 1, searchWords: 1, publishDate: -1, _id: -1 });
