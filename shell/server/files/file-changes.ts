import { type CloudEvent, fileRemoved, fileReplaced, versionRemoved } from '@atelier/contracts';
import type { Broker } from '@atelier/service-kit/events/broker';
import { EventSubscription } from '@atelier/service-kit/events/event-subscription';
import { getData } from '@atelier/service-kit/events/event-types';
import type { Logger } from 'pino';
import type { RegisteredFiles } from '../releases/registered-files.js';
import type { StoredFiles } from './stored-files.js';

/** Removes replaced or deleted pictures and files of deleted versions from memory. Reads all retained events, which are few. */
export const fileChanges = (
  broker: Broker,
  files: Pick<StoredFiles, 'forgetMedia' | 'forgetVersion'>,
  registered: Pick<RegisteredFiles, 'forget'>,
  logger: Logger,
): EventSubscription => {
  const apply = (event: CloudEvent) => {
    if (event.type === versionRemoved.type) {
      const { remote, version } = getData(versionRemoved, event);
      registered.forget(remote, version);
      files.forgetVersion(remote, version);
    } else if (event.type === fileRemoved.type) files.forgetMedia(getData(fileRemoved, event).path, false);
    else files.forgetMedia(getData(fileReplaced, event).earlierPath, true);
  };
  return new EventSubscription(broker, logger, {
    types: [fileReplaced.type, fileRemoved.type, versionRemoved.type],
    start: 'all',
    onEvent: apply,
  });
};
