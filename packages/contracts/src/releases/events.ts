import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const versionPublished = defineEvent(
  'atelier.releases.version.published.v1',
  'A version of a remote was uploaded and registered; it is not live yet.',
  z.object({ remote: z.string(), version: z.string() }),
);
export const channelMoved = defineEvent(
  'atelier.releases.channel.moved.v1',
  'A channel points to another version of a remote: promotion or rollback.',
  z.object({ remote: z.string(), channel: z.string(), version: z.string(), previousVersion: z.string().nullable() }),
);
