import { changeRecorded } from '@atelier/contracts';
import { type RebuildOptions, rebuildState } from '@atelier/service-kit';
import { authService } from '../auth.js';
import { ActivityRepository } from './activity/activity.repository.js';
import { activitySchema } from './activity/activity.schema.js';
import { ActivityService } from './activity/activity.service.js';

/** Writes the audit trail again from its events. Entries that are older than the events stay; staff are not notified again. */
export const rebuild = (env: NodeJS.ProcessEnv, options: RebuildOptions) =>
  rebuildState(
    authService,
    env,
    {
      schema: activitySchema,
      types: [changeRecorded.type],
      follow: (copy) => {
        const activity = new ActivityService(new ActivityRepository(copy));
        return (event) => activity.keep(event);
      },
    },
    options,
  );
