import type { Operations } from '@atelier/contracts';
import { contentScenarios } from './content.ts';
import { historyScenarios } from './history.ts';
import { inboxScenarios } from './inbox.ts';
import type { OwnInstanceKey } from './own-instance.ts';
import { platformScenarios } from './platform.ts';
import type { Scenario } from './scenario.ts';

/** A scenario with a successful answer for every call in the table; a call without one is a type error. */
export const SCENARIOS: Record<Exclude<keyof Operations, OwnInstanceKey>, Scenario> = {
  ...contentScenarios,
  ...historyScenarios,
  ...inboxScenarios,
  ...platformScenarios,
};
