import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { HeadContent } from '../head/HeadContent';
import { movedTo } from './addresses';
import type { Page } from './Page';

/** Replaces an old address with the current one, as the server does for direct requests. */
export const useMovedPage = (page: Page, path: string, head: HeadContent | undefined): void => {
  const [, navigate] = useLocation();
  const target = head === undefined ? undefined : movedTo(page, path, head);
  useEffect(() => {
    if (target !== undefined) navigate(target + window.location.search + window.location.hash, { replace: true });
  }, [target, navigate]);
};
