import { say, secondsSince } from './progress.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

/** `npm run build`: builds what changed. */
export const build = async (): Promise<void> => {
  const startedAt = performance.now();
  const built = await buildWorkspaces();
  say(built.length === 0 ? 'Everything is built.' : `Built ${built.length} workspaces in ${secondsSince(startedAt)}.`);
};
