import { Schema } from 'mongoose';
import { itemSchema } from '../items/item.schema.js';

const processStep = new Schema(
  {
    step: { type: Number, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
  },
  { _id: false },
);

export const serviceSchema = itemSchema({
  name: 'services',
  statusField: 'is_active',
  filters: ['category', 'technologies', 'show_in_homepage'],
  sorts: ['order', 'name', 'latest'],
  fields: {
    name: { type: String, required: true },
    short_description: { type: String, required: true },
    description: { type: String, required: true },
    category: { type: String, required: true },
    features: { type: [String], required: true },
    technologies: { type: [String], required: true },
    estimated_timeline: { type: String, default: null },
    price_hint: { type: String, default: null },
    is_active: { type: Boolean, required: true },
    show_in_homepage: { type: Boolean, default: true },
    display_order: { type: Number, default: 0 },
    process_steps: { type: [processStep], default: [] },
    seo_title: { type: String, default: null },
    seo_description: { type: String, default: null },
    seo_keywords: { type: [String], default: [] },
    og_image: { type: String, default: null },
    featured_image: { type: String, default: null },
  },
});
