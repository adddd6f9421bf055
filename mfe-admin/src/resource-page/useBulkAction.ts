import type { BulkAnswer } from '@atelier/contracts';
import { useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { useUndo } from '../undo/UndoContext';
import { useConfirm } from './ConfirmProvider';
import { runAtOnce } from './runAtOnce';
import { type BulkOutcome, runForEach } from './runForEach';

/** The texts of a bulk action: 'Delete Selected', 'delete', 'deleted'. */
interface BulkWords {
  title: string;
  verb: string;
  done: string;
  isDangerous?: boolean;
}

/** One call per item, or one call for all. */
type BulkCall<T> = { call(item: T): Promise<unknown> } | { callAll(items: readonly T[]): Promise<BulkAnswer> };

export type BulkAction<T> = BulkWords &
  BulkCall<T> & {
    /** Undoes the action for one item, if possible. */
    undo?: (item: T) => Promise<unknown>;
  };

const getOutcome = <T extends { id: string }>(action: BulkAction<T>, items: readonly T[]): Promise<BulkOutcome<T>> =>
  'callAll' in action ? runAtOnce(items, (all) => action.callAll(all)) : runForEach(items, (item) => action.call(item));

/** The nouns of the items: 'submission' and 'submissions'. */
export interface Noun {
  one: string;
  many: string;
}

export const nounFor = (count: number, { one, many }: Noun): string => (count === 1 ? one : many);

export const bulkQuestion = (verb: string, count: number, noun: Noun): string =>
  `Are you sure you want to ${verb} ${count} selected ${nounFor(count, noun)}?`;

/** Confirms, calls the API for each item, and reports the result; failures are kept for a report by item. */
export const useBulkAction = <T extends { id: string }>(noun: Noun, afterwards: () => Promise<unknown>) => {
  const { toasts } = usePlatform();
  const confirm = useConfirm();
  const { offer } = useUndo();
  const [report, setReport] = useState<BulkOutcome<T>>();
  const [isRunning, setIsRunning] = useState(false);

  const takeBack = async (undo: (item: T) => Promise<unknown>, items: readonly T[]): Promise<string | undefined> => {
    const outcome = await runForEach(items, undo);
    await afterwards();
    if (outcome.failures.length > 0) {
      toasts.show(`Failed to restore ${noun.many}`, 'error');
      setReport(outcome);
    }
    const count = outcome.succeeded.length;
    return count > 0 ? `${count} ${nounFor(count, noun)} restored successfully` : undefined;
  };

  const tell = ({ done, undo }: BulkAction<T>, items: readonly T[]): void => {
    const text = `${items.length} ${nounFor(items.length, noun)} ${done} successfully`;
    if (undo === undefined) toasts.show(text, 'success');
    else offer({ text, undo: () => takeBack(undo, items) });
  };

  const run = async (action: BulkAction<T>, items: readonly T[]): Promise<void> => {
    const { title, verb, isDangerous = false } = action;
    if (!(await confirm({ title, text: bulkQuestion(verb, items.length, noun), isDangerous }))) return;
    setIsRunning(true);
    const outcome = await getOutcome(action, items);
    await afterwards();
    setIsRunning(false);
    if (outcome.succeeded.length > 0) tell(action, outcome.succeeded);
    if (outcome.failures.length > 0) {
      toasts.show(`Failed to ${verb} ${noun.many}`, 'error');
      setReport(outcome);
    }
  };
  return { run, isRunning, report, closeReport: () => setReport(undefined) };
};
