import type { NewsletterIssueInput, NewsletterIssueSummary } from '@atelier/contracts';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { usePlatform } from '../../platform/usePlatform';
import { useItemActions } from '../../resource-page/useItemActions';
import { withVersion } from '../../resource-page/versions';
import { getIssuePath, ISSUES_PATH } from './issueWords';

/** A save, and whether it leads to the list or to the issue, where it can be sent. */
export interface IssueSave {
  draft: NewsletterIssueInput;
  leadsTo: 'list' | 'issue';
}

const WORDS = {
  created: 'Draft saved',
  updated: 'Draft saved',
  deleted: 'Draft deleted successfully',
  confirmDelete: 'Are you sure you want to delete this draft? This action cannot be undone.',
  saveFailed: 'Failed to save draft',
  deleteFailed: 'Failed to delete draft',
};

/** Saves and deletes drafts; `close` leaves the editor for where the last save leads. */
export const useIssueActions = (refresh: () => Promise<unknown>) => {
  const { api } = usePlatform();
  const [, navigate] = useLocation();
  const target = useRef(ISSUES_PATH);
  const aimAt = ({ leadsTo }: IssueSave, issue: { id: string }) => {
    target.current = leadsTo === 'issue' ? getIssuePath(issue) : ISSUES_PATH;
  };
  const actions = useItemActions<NewsletterIssueSummary, IssueSave>({
    words: WORDS,
    getName: ({ subject }) => subject,
    create: async (save) => {
      const { data } = await api.call('POST /contact/newsletter/issues', { body: save.draft });
      aimAt(save, data);
    },
    update: async ({ id, version }, save) => {
      const changed = { params: { id }, body: save.draft, headers: withVersion(version) };
      await api.call('PUT /contact/newsletter/issues/{id}', changed);
      aimAt(save, { id });
    },
    remove: ({ id, version }) =>
      api.call('DELETE /contact/newsletter/issues/{id}', { params: { id }, headers: withVersion(version) }),
    refresh,
  });
  const close = () => {
    navigate(target.current);
    target.current = ISSUES_PATH;
  };
  return { ...actions, close };
};
