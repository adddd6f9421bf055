import * as z from 'zod';
import type { Thresholds } from './verdict.js';

export const whole = (example: string, min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}, such as ${example}`;
  return z.coerce.number({ error: rule }).int(rule).min(min, rule).max(max, rule).default(Number(example));
};

const share = (example: string) => {
  const rule = `must be a number above 0 and at most 1, such as ${example}`;
  return z.coerce.number({ error: rule }).positive(rule).max(1, rule).default(Number(example));
};

/** When a failing live version is withdrawn. */
export const withdrawalEnvironment = z.object({
  /** Minimum number of networks with the failure; fewer cannot take a version down. */
  WITHDRAW_MIN_NETWORKS: whole('3', 1, 50),
  WITHDRAW_MIN_VIEWS: whole('10', 5, 100_000),
  /** Minimum difference to the previous version's share of failed views. */
  WITHDRAW_MIN_DIFFERENCE: share('0.1'),
  /** Significance level of the test: the chance of withdrawing a good version at one check. */
  WITHDRAW_P_VALUE: share('0.001'),
  /** How long after its promotion a version can be withdrawn; 0 means never. */
  WITHDRAW_WATCH_MINUTES: whole('60', 0, 10_080),
});
export type WithdrawalEnvironment = z.infer<typeof withdrawalEnvironment>;

export const getThresholds = (environment: WithdrawalEnvironment): Thresholds => ({
  minViews: environment.WITHDRAW_MIN_VIEWS,
  minNetworks: environment.WITHDRAW_MIN_NETWORKS,
  minDifference: environment.WITHDRAW_MIN_DIFFERENCE,
  pValue: environment.WITHDRAW_P_VALUE,
});
