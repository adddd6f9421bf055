import { itemSchema } from '../items/item.schema.js';

export const pageSchema = itemSchema({
  name: 'pages',
  statusField: 'status',
  filters: [],
  sorts: ['title', 'latest'],
  fields: {
    title: { type: String, required: true },
    description: { type: String, required: true },
    content: { type: String, required: true },
    status: { type: String, required: true },
    seo_title: { type: String, default: null },
    seo_description: { type: String, default: null },
  },
});
