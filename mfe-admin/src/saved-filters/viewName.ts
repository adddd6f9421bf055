import { savedFilter } from '@atelier/contracts/auth/preferences';

export const MAX_NAME_LENGTH = 60;

/** The contract's objection to a name, if any. */
export const nameProblem = (name: string): string | undefined =>
  savedFilter.shape.name.safeParse(name).error?.issues[0]?.message;
