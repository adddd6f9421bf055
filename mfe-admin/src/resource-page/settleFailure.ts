import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { readEach } from '../platform/readEach';
import type { BulkOutcome, Pace } from './BulkOutcome';

/** A busy server finishes further items in this time. */
const LOOK_AGAIN_MS = 2000;
const UNKNOWN = 'The server didn’t say whether it was changed. Check this item.';

/** The server's message for a failed call. */
export const failureMessage = (error: unknown): string =>
  serverMessageOr(error, isApiError(error) ? error.message : 'Something went wrong.');

/** Whether the server may have done what it was asked to, although its answer did not arrive. */
const isUnclear = (error: unknown): boolean =>
  isApiError(error) && (['timeout', 'network'].includes(error.kind) || [502, 503, 504].includes(error.status));

const isGone = (error: unknown): boolean => isApiError(error) && [404, 410].includes(error.status);

/** Whether the server no longer finds an item. */
export const isMissing = async (read: Promise<unknown>): Promise<boolean> => {
  try {
    await read;
    return false;
  } catch (error) {
    if (isGone(error)) return true;
    throw error;
  }
};

type State = 'done' | 'undone' | 'unknown';

const askState = async <T>(item: T, isDone: (item: T) => Promise<boolean>): Promise<State> => {
  try {
    return (await isDone(item)) ? 'done' : 'undone';
  } catch (error) {
    return isGone(error) ? 'undone' : 'unknown';
  }
};

/** Asks until the states stop changing: the server may still be working on a call that timed out. */
const askStates = async <T>(items: readonly T[], isDone: (item: T) => Promise<boolean>, signal?: AbortSignal) => {
  const states = new Map<T, State>();
  for (let looks = 1, open = items; open.length > 0; looks += 1) {
    const answers = await readEach(open, async (item) => [item, await askState(item, isDone)] as const);
    for (const [item, state] of answers) states.set(item, state);
    const undone = open.filter((item) => states.get(item) === 'undone');
    const isMoving = looks === 1 || undone.length < open.length;
    if (undone.length === 0 || !isMoving || signal?.aborted) break;
    open = undone;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return states;
};

/** What became of the items of a failed call: after an unclear answer, what the server says about each of them now. */
export const settleFailure = async <T>(
  items: readonly T[],
  error: unknown,
  { isDone, signal }: Pace<T>,
): Promise<BulkOutcome<T>> => {
  const message = failureMessage(error);
  if (!isUnclear(error)) return { succeeded: [], failures: items.map((item) => ({ item, message })) };
  const states = isDone === undefined ? new Map<T, State>() : await askStates(items, isDone, signal);
  const isIn = (state: State) => (item: T) => (states.get(item) ?? 'unknown') === state;
  return {
    succeeded: items.filter(isIn('done')),
    failures: [
      ...items.filter(isIn('undone')).map((item) => ({ item, message })),
      ...items.filter(isIn('unknown')).map((item) => ({ item, message: UNKNOWN, isUnknown: true })),
    ],
  };
};
