import { CONTENT_EVENTS } from './events.js';

export const {
  created: serviceCreated,
  updated: serviceUpdated,
  published: servicePublished,
  unpublished: serviceUnpublished,
  deleted: serviceDeleted,
  purged: servicePurged,
} = CONTENT_EVENTS.service;
