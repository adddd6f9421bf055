import { CONTENT_EVENTS } from './events.js';

export const {
  created: pageCreated,
  updated: pageUpdated,
  published: pagePublished,
  unpublished: pageUnpublished,
  deleted: pageDeleted,
  purged: pagePurged,
} = CONTENT_EVENTS.page;
