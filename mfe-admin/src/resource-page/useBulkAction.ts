import { useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { useConfirm } from './ConfirmProvider';
import { type BulkOutcome, runForEach } from './runForEach';

/** An action on what is selected: 'Delete Selected', 'delete', 'deleted'. */
export interface BulkAction<T> {
  title: string;
  verb: string;
  done: string;
  isDangerous?: boolean;
  call(item: T): Promise<unknown>;
}

/** The things by their words: 'submission' and 'submissions'. */
export interface Noun {
  one: string;
  many: string;
}

export const bulkQuestion = (verb: string, count: number, { one }: Noun): string =>
  `Are you sure you want to ${verb} ${count} selected ${one}(s)?`;

/** Confirms, calls for each item, says how it went; failures are kept for a report by item. */
export const useBulkAction = <T>(noun: Noun, afterwards: () => Promise<unknown>) => {
  const { toasts } = usePlatform();
  const confirm = useConfirm();
  const [report, setReport] = useState<BulkOutcome<T>>();
  const [isRunning, setIsRunning] = useState(false);

  const run = async (action: BulkAction<T>, items: readonly T[]): Promise<void> => {
    const { title, verb, done, isDangerous = false } = action;
    if (!(await confirm({ title, text: bulkQuestion(verb, items.length, noun), isDangerous }))) return;
    setIsRunning(true);
    const outcome = await runForEach(items, (item) => action.call(item));
    await afterwards();
    setIsRunning(false);
    if (outcome.succeeded.length > 0)
      toasts.show(`${outcome.succeeded.length} ${noun.one}(s) ${done} successfully`, 'success');
    if (outcome.failures.length > 0) {
      toasts.show(`Failed to ${verb} ${noun.many}`, 'error');
      setReport(outcome);
    }
  };
  return { run, isRunning, report, closeReport: () => setReport(undefined) };
};
