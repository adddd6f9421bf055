import { CONTENT_EVENTS } from './events.js';

export const {
  created: memberCreated,
  updated: memberUpdated,
  published: memberPublished,
  unpublished: memberUnpublished,
  deleted: memberDeleted,
  purged: memberPurged,
} = CONTENT_EVENTS.member;
