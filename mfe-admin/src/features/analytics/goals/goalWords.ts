import type { GoalInput } from '@atelier/contracts';

/** What reaches a goal. */
export const goalWords = ({ target, path = '' }: Pick<GoalInput, 'target'> & { path?: string | undefined }): string => {
  if (target === 'message') return 'Sent a message';
  return path.endsWith('/*') ? `Saw a page below ${path.slice(0, -2) || '/'}` : `Saw ${path}`;
};
