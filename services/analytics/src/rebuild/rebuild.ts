import { studioUpdated } from '@atelier/contracts';
import { type RebuildOptions, readEnvironment, rebuildShadow } from '@atelier/service-kit';
import { analyticsService } from '../analytics.js';
import { COUNTED } from '../counts/counted-events.js';
import { getDays, getReadingStart } from './rebuilt-days.js';
import { ShadowFigures } from './shadow-figures.js';

/**
 * Counts the days of a period again. Reads to the end of the log whatever the period, because events of later days change
 * earlier ones: a visit past midnight, a message that staff release.
 */
export const rebuild = (env: NodeJS.ProcessEnv, options: RebuildOptions) => {
  const days = getDays(options);
  const { VISIT_RETENTION_DAYS: visitRetentionDays } = readEnvironment(analyticsService.environment, env);
  return rebuildShadow(
    analyticsService,
    env,
    {
      types: [...new Set([...COUNTED, studioUpdated.type])],
      reading: { from: getReadingStart(days), to: undefined },
      open: (connection, broker) => ShadowFigures.open(connection, broker, { days, visitRetentionDays }),
    },
    options,
  );
};
