import { Schema } from 'mongoose';
import { itemSchema } from '../items/item.schema.js';

export const memberSchema = itemSchema({
  name: 'members',
  statusField: 'is_active',
  filters: ['department', 'expertise_level', 'is_leadership', 'is_featured', 'show_in_about'],
  sorts: ['order', 'date', 'name'],
  fields: {
    name: { type: String, required: true },
    position: { type: String, required: true },
    department: { type: String, required: true },
    email: { type: String, default: null },
    phone: { type: String, default: null },
    bio: { type: String, default: null },
    short_bio: { type: String, default: null },
    expertise_level: { type: String, default: 'mid' },
    years_experience: { type: Number, default: null },
    skills: { type: [String], required: true },
    hire_date: { type: String, default: null },
    is_leadership: { type: Boolean, default: false },
    is_featured: { type: Boolean, default: false },
    is_active: { type: Boolean, required: true },
    show_in_about: { type: Boolean, default: true },
    display_order: { type: Number, default: 0 },
    social_links: { type: Schema.Types.Mixed, default: {} },
    profile_image: { type: String, default: null },
  },
});
