import type { CloudEvent } from './event.js';
import { publicData } from './public-events.js';

/** Fields of events that are identifiers, states or counts. */
const SHOWN = new Set([
  ...Object.keys(publicData.shape),
  'action',
  'assigneeId',
  'at',
  'attempts',
  'authorId',
  'by',
  'bytes',
  'causedBy',
  'channel',
  'commentId',
  'consumer',
  'contentType',
  'actorId',
  'device',
  'failures',
  'fields',
  'goal',
  'height',
  'keyId',
  'kind',
  'left',
  'mentionedIds',
  'passkeyId',
  'percent',
  'phase',
  'previousVersion',
  'remote',
  'requestId',
  'requestedById',
  'resource',
  'revision',
  'role',
  'service',
  'sessionId',
  'submissionIds',
  'subscriberIds',
  'type',
  'userId',
  'width',
]);
/**
 * The part of an event's data that staff can look at: identifiers, states and counts. Texts, names and addresses are left out,
 * because reading events does not need the rights on the items that they are about.
 */
export const shownData = ({ data }: Pick<CloudEvent, 'data'>) => {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return {
    data: Object.fromEntries(fields.filter(([name]) => SHOWN.has(name))),
    hiddenFields: fields.map(([name]) => name).filter((name) => !SHOWN.has(name)),
  };
};
