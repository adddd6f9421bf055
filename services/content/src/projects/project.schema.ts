import { Schema } from 'mongoose';
import { itemSchema } from '../items/item.schema.js';

/** Slugs of the team members in the credits. */
export const CREDITED = 'case_study.credits.member';

export const projectSchema = itemSchema({
  name: 'projects',
  statusField: 'status',
  filters: ['category', 'technologies', 'featured', 'services', CREDITED],
  sorts: ['order', 'date', 'title'],
  fields: {
    title: { type: String, required: true },
    description: { type: String, required: true },
    short_description: { type: String, default: null },
    overview: { type: String, default: null },
    key_features: { type: [String], required: true },
    technical_implementation: { type: String, default: null },
    content: { type: String, default: null },
    category: { type: String, required: true },
    status: { type: String, required: true },
    completed: { type: Boolean, default: false },
    featured: { type: Boolean, default: false },
    technologies: { type: [String], required: true },
    services: { type: [String], default: [] },
    display_order: { type: Number, default: 0 },
    client: { type: String, default: null },
    project_url: { type: String, default: null },
    github_url: { type: String, default: null },
    start_date: { type: String, default: null },
    completion_date: { type: String, default: null },
    featured_image: { type: String, default: null },
    thumbnail: { type: String, default: null },
    images: { type: [String], default: [] },
    opening_clip: { type: String, default: null },
    case_study: { type: Schema.Types.Mixed, default: null },
    seo_title: { type: String, default: null },
    seo_description: { type: String, default: null },
    seo_keywords: { type: [String], default: [] },
  },
});
