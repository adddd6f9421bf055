import { days, serviceEnvironment } from '@atelier/service-kit';

export const analyticsEnvironment = serviceEnvironment.extend({
  /** How long visits are kept for goals and segments. */
  VISIT_RETENTION_DAYS: days(7).default(400),
});
