import type { BulkAnswer } from '@atelier/contracts';
import { BULK_MAX_ITEMS } from '@atelier/contracts/http/bulk';
import { useState } from 'react';
import { countOf, type Noun } from '../numbers/numbers';
import { usePlatform } from '../platform/usePlatform';
import { useUndo } from '../undo/UndoContext';
import type { BulkOutcome, Pace } from './BulkOutcome';
import { useConfirm } from './ConfirmProvider';
import { runAtOnce } from './runAtOnce';
import { runForEach } from './runForEach';
import { failureMessage } from './settleFailure';
import { useStoppable } from './useStoppable';

/** The texts of a bulk action: 'Delete Selected', 'delete', 'deleted'. */
export interface BulkWords {
  title: string;
  verb: string;
  done: string;
  isDangerous?: boolean;
}

type Call<T> = (item: T) => Promise<unknown>;
type CallAll<T> = (items: readonly T[]) => Promise<BulkAnswer>;

/** One call per item, calls for many items, or both: then calls for many if there are too many items for one each. */
export type BulkCall<T> = ({ call: Call<T>; callAll?: CallAll<T> } | { call?: undefined; callAll: CallAll<T> }) &
  Pick<Pace<T>, 'isDone'>;

export type BulkAction<T> = BulkWords &
  BulkCall<T> & {
    /** Undoes the action, if possible. */
    undo?: BulkCall<T>;
  };

/** The items of a bulk action: how many, and how to read them. */
export interface BulkTarget<T> {
  count: number;
  read: () => Promise<readonly T[]>;
}

export interface Progress {
  title: string;
  done: number;
  total: number;
}

const STOPPED = 'Stopped before its turn.';

const runAll = <T extends { id: string }>(
  { call, callAll, isDone }: BulkCall<T>,
  items: readonly T[],
  pace: Pace<T>,
): Promise<BulkOutcome<T>> =>
  callAll !== undefined && (call === undefined || items.length > BULK_MAX_ITEMS)
    ? runAtOnce(items, callAll, { ...pace, isDone })
    : runForEach(items, call as Call<T>, { ...pace, isDone });

/** The outcome with the items that were not reached. */
const withStopped = <T extends { id: string }>(
  { succeeded, failures }: BulkOutcome<T>,
  items: readonly T[],
): BulkOutcome<T> => {
  const reached = new Set([...succeeded, ...failures.map(({ item }) => item)].map(({ id }) => id));
  const stopped = items.filter(({ id }) => !reached.has(id)).map((item) => ({ item, message: STOPPED }));
  return { succeeded, failures: [...failures, ...stopped] };
};

const bulkQuestion = (verb: string, count: number, noun: Noun): string =>
  `Are you sure you want to ${verb} ${countOf(count, `selected ${noun.one}`, `selected ${noun.many}`)}?`;

/** Confirms, calls the API for the items, and reports the result; failures are kept for a report by item. */
export const useBulkAction = <T extends { id: string }>(noun: Noun, afterwards: () => Promise<unknown>) => {
  const { toasts } = usePlatform();
  const confirm = useConfirm();
  const { offer } = useUndo();
  const [report, setReport] = useState<BulkOutcome<T>>();
  const [progress, setProgress] = useState<Progress>();
  const isRunning = progress !== undefined;
  const { begin, stop } = useStoppable(isRunning);

  const runWith = async (
    call: BulkCall<T>,
    items: readonly T[],
    title: string,
    signal: AbortSignal,
  ): Promise<BulkOutcome<T>> => {
    const show = (done: number) => setProgress({ title, done, total: items.length });
    show(0);
    const outcome = withStopped(await runAll(call, items, { signal, onProgress: show }), items);
    await afterwards();
    setProgress(undefined);
    return outcome;
  };
  const tellFailures = (outcome: BulkOutcome<T>, verb: string): void => {
    if (outcome.failures.length === 0) return;
    const isUnclear = outcome.failures.every(({ isUnknown }) => isUnknown);
    toasts.show(isUnclear ? `The server did not confirm all ${noun.many}` : `Failed to ${verb} ${noun.many}`, 'error');
    setReport(outcome);
  };

  const takeBack = async (undo: BulkCall<T>, items: readonly T[]): Promise<string | undefined> => {
    const outcome = await runWith(undo, items, 'Undo', begin());
    tellFailures(outcome, 'restore');
    const { length } = outcome.succeeded;
    return length > 0 ? `${countOf(length, noun.one, noun.many)} restored successfully` : undefined;
  };

  const tell = ({ done, undo }: BulkAction<T>, items: readonly T[]): void => {
    const text = `${countOf(items.length, noun.one, noun.many)} ${done} successfully`;
    if (undo === undefined) toasts.show(text, 'success');
    else offer({ text, undo: () => takeBack(undo, items) });
  };

  /** Asks again if more items than those that the user confirmed would be changed. */
  const mayRun = async ({ title, verb, isDangerous = false }: BulkWords, asked: number, found: number) => {
    if (found <= asked) return true;
    const text = `The selection has grown by ${countOf(found - asked, noun.one, noun.many)}. ${bulkQuestion(verb, found, noun)}`;
    return confirm({ title, text, isDangerous });
  };
  /** Runs without a confirmation of its own. */
  const start = async (action: BulkAction<T>, target: BulkTarget<T>): Promise<void> => {
    const { title, verb } = action;
    const signal = begin();
    setProgress({ title, done: 0, total: target.count });
    try {
      const items = await target.read();
      if (!(await mayRun(action, target.count, items.length))) return setProgress(undefined);
      if (items.length === 0) toasts.show(`No ${noun.many} needed a change`, 'info');
      const outcome = await runWith(action, items, title, signal);
      if (outcome.succeeded.length > 0) tell(action, outcome.succeeded);
      tellFailures(outcome, verb);
    } catch (error) {
      setProgress(undefined);
      toasts.show(`Failed to ${verb} ${noun.many}: ${failureMessage(error)}`, 'error');
    }
  };
  const run = async (action: BulkAction<T>, target: BulkTarget<T>): Promise<void> => {
    const { title, verb, isDangerous = false } = action;
    if (await confirm({ title, text: bulkQuestion(verb, target.count, noun), isDangerous }))
      await start(action, target);
  };
  return {
    run,
    start,
    isRunning,
    progress,
    stop,
    report,
    closeReport: () => setReport(undefined),
  };
};
