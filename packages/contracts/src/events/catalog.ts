import type * as z from 'zod';
import * as analytics from '../analytics/events.js';
import * as audit from '../audit/events.js';
import * as auth from '../auth/events.js';
import * as contacts from '../contacts/events.js';
import { CONTENT_EVENTS } from '../content/events.js';
import * as mail from '../mail/events.js';
import * as media from '../media/events.js';
import * as releases from '../releases/events.js';
import * as studio from '../studio/events.js';
import * as webhooks from '../webhooks/events.js';
import type { EventDefinition } from './event.js';
import * as events from './events.js';

const isDefinition = (value: unknown): value is EventDefinition<string, z.ZodType> =>
  typeof value === 'object' && value !== null && 'type' in value && 'owner' in value;

/** Every event of the platform, in the order of its owners: the source of the event catalog. */
export const EVENT_CATALOG = [
  analytics,
  audit,
  auth,
  contacts,
  ...Object.values(CONTENT_EVENTS),
  studio,
  events,
  mail,
  media,
  releases,
  webhooks,
].flatMap((owner) => Object.values(owner).filter(isDefinition));
