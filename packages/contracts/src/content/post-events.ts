import { CONTENT_EVENTS } from './events.js';

export const {
  created: postCreated,
  updated: postUpdated,
  published: postPublished,
  unpublished: postUnpublished,
  deleted: postDeleted,
  purged: postPurged,
} = CONTENT_EVENTS.post;
