import { useEffect } from 'react';
import type { PageOf } from './getPage';

/** Leads to the last page when the current one is beyond it, for example after its last item was deleted. */
export const useLastPage = ({ status, pagination }: { status: string; pagination: PageOf }): void => {
  const { page, size, total, onChange } = pagination;
  const last = Math.max(1, Math.ceil(total / size));
  const isBeyond = (status === 'ready' || status === 'empty') && page > last;
  // After every render: two lists of one address can undo each other's change.
  useEffect(() => {
    if (isBeyond) onChange(last, size, true);
  });
};
