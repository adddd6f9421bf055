import * as z from 'zod';
import { type WithdrawalEnvironment, whole, withdrawalEnvironment } from '../withdrawal/withdrawal-environment.js';

const STEPS_RULE = 'must be growing shares in percent from 1 to 99, such as 5,20,50';

const isGrowing = (steps: readonly number[]): boolean =>
  steps.every((step, index) => step >= 1 && step <= 99 && step > (steps[index - 1] ?? 0));

/** When an automatic canary advances. */
export const canaryEnvironment = z.object({
  ...withdrawalEnvironment.shape,
  /** The last step is followed by all visitors. */
  CANARY_STEPS: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2})*$/, STEPS_RULE)
    .default('5,20,50')
    .transform((text) => text.split(',').map(Number))
    .refine(isGrowing, STEPS_RULE),
  CANARY_STEP_MINUTES: whole('10', 0, 10_080),
  /** Minimum views of the canary per step. */
  CANARY_MIN_VIEWS: whole('100', 10, 1_000_000),
});
export type CanaryEnvironment = z.infer<typeof canaryEnvironment> & WithdrawalEnvironment;
