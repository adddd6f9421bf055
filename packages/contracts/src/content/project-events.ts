import { CONTENT_EVENTS } from './events.js';

export const {
  created: projectCreated,
  updated: projectUpdated,
  published: projectPublished,
  unpublished: projectUnpublished,
  deleted: projectDeleted,
  purged: projectPurged,
} = CONTENT_EVENTS.project;
