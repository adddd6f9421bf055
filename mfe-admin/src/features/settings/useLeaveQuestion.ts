import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLeaveWarning } from '../../forms/useLeaveWarning';
import { type Question, useConfirm } from '../../resource-page/ConfirmProvider';

const QUESTION: Question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to leave this page?',
  isDangerous: true,
};

const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target === '_blank';

/** Asks before following a back-office link with unsaved changes; the browser asks in all other cases. */
export const useLeaveQuestion = (hasChanges: boolean): void => {
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  useLeaveWarning(hasChanges);
  useEffect(() => {
    if (!hasChanges) return;
    const ask = async (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/admin"]');
      if (!link || opensElsewhere(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      if (await confirm(QUESTION)) navigate(link.pathname + link.search);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [hasChanges, confirm, navigate]);
};
