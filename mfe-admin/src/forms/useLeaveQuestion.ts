import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type Question, useConfirm } from '../resource-page/ConfirmProvider';
import { useBackQuestion } from './useBackQuestion';
import { useLeaveWarning } from './useLeaveWarning';

const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target === '_blank';

/** The questions of the pages that would lose something, the latest last. */
const asked: Question[] = [];

/** Leaves the page for something other than a link, such as a shortcut or a menu; asks first if it would lose something. */
export const useLeave = () => {
  const confirm = useConfirm();
  return async (leave: () => unknown): Promise<void> => {
    const question = asked.at(-1);
    if (question === undefined || (await confirm(question))) leave();
  };
};

/**
 * Asks before a page is left by a back-office link, Back, or `useLeave`, which would lose something; the browser asks when it
 * leaves the back-office.
 */
export const useLeaveQuestion = (losesSomething: boolean, question: Question): void => {
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  useLeaveWarning(losesSomething);
  useBackQuestion(losesSomething, async (to) => {
    if (await confirm(question)) navigate(to);
  });
  useEffect(() => {
    if (!losesSomething) return;
    asked.push(question);
    const ask = async (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/admin"]');
      if (!link || opensElsewhere(event, link)) return;
      event.preventDefault();
      // Other changes on the page would ask as well.
      event.stopImmediatePropagation();
      if (await confirm(question)) navigate(link.pathname + link.search);
    };
    document.addEventListener('click', ask, true);
    return () => {
      asked.splice(asked.indexOf(question), 1);
      document.removeEventListener('click', ask, true);
    };
  }, [losesSomething, question, confirm, navigate]);
};
