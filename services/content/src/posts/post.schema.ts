import { itemSchema } from '../items/item.schema.js';

export const postSchema = itemSchema({
  name: 'posts',
  statusField: 'status',
  filters: ['category', 'tags', 'featured', 'author'],
  sorts: ['date', 'title'],
  fields: {
    title: { type: String, required: true },
    excerpt: { type: String, required: true },
    content: { type: String, default: '' },
    category: { type: String, required: true },
    tags: { type: [String], required: true },
    status: { type: String, required: true },
    publishDate: { type: Date, default: null },
    featuredImage: { type: String, default: null },
    images: { type: [String], default: [] },
    featured: { type: Boolean, default: false },
    allowComments: { type: Boolean, default: true },
    author: { type: String, default: null },
    seoTitle: { type: String, default: null },
    seoDescription: { type: String, default: null },
    seoKeywords: { type: [String], default: [] },
    readingTime: { type: Number, required: true },
    views: { type: Number, default: 0 },
  },
});
