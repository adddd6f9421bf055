import { type CloudEvent, fileRemoved, fileReplaced } from '@atelier/contracts';
import type { Broker } from '@atelier/service-kit/events/broker';
import { EventSubscription } from '@atelier/service-kit/events/event-subscription';
import { getData } from '@atelier/service-kit/events/event-types';
import type { Logger } from 'pino';
import type { StoredFiles } from './stored-files.js';

/** Removes replaced or deleted pictures from memory. Reads all retained events, which are few. */
export const mediaChanges = (
  broker: Broker,
  files: Pick<StoredFiles, 'forgetMedia'>,
  logger: Logger,
): EventSubscription => {
  const apply = (event: CloudEvent) => {
    if (event.type === fileRemoved.type) files.forgetMedia(getData(fileRemoved, event).path, false);
    else files.forgetMedia(getData(fileReplaced, event).earlierPath, true);
  };
  return new EventSubscription(broker, logger, {
    types: [fileReplaced.type, fileRemoved.type],
    start: 'all',
    onEvent: apply,
  });
};
