import type { NewsletterIssue } from '@atelier/contracts';
import { DEFAULT_PAGE_SIZE } from '@atelier/contracts/http/pagination';
import { getAddress } from '@atelier/web-kit/api/calls';
import { PlusOutlined } from '#icons';
import { EditItem } from '../../forms/EditItem';
import { SectionTabs } from '../../layout/SectionTabs';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { getPage } from '../../resource-page/getPage';
import { listStatus } from '../../resource-page/listStatus';
import { PageHeader } from '../../resource-page/PageHeader';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceList } from '../../resource-page/ResourceList';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import { useMissingRights } from '../../session/useMissingRights';
import { IssueEditor } from './IssueEditor';
import { IssuesTable } from './IssuesTable';
import { ISSUES_PATH } from './issueWords';
import { type IssueSave, useIssueActions } from './useIssueActions';

const DEFAULTS = { page: '1' };
const REFRESH_MS = 3000;
const TABS = [
  { label: 'Issues', href: ISSUES_PATH },
  { label: 'Subscribers', href: '/admin/contacts/newsletter' },
];

/** The issues of the newsletter, with the editor of drafts over it. */
export function IssuesPage({ subPath }: { subPath: string }) {
  const { api } = usePlatform();
  const missing = useMissingRights('contact');
  const [state, change] = useListState(DEFAULTS);
  const at = useListPath(ISSUES_PATH, subPath, missing.write === undefined);
  const list = useAnswer(
    getAddress('GET /contact/newsletter/issues', { query: { page: state.page, limit: DEFAULT_PAGE_SIZE } }),
    {
      keepPreviousData: true,
      refreshInterval: (latest) => (latest?.data.some((issue) => issue.state === 'sending') ? REFRESH_MS : 0),
    },
  );
  const failure = list.error && 'Failed to load newsletters';
  useFailureToast(failure);
  const { create, update, remove, close } = useIssueActions(() => list.mutate());
  const issues = list.error === undefined ? list.data?.data : [];
  const add = (
    <PermittedButton type="primary" icon={<PlusOutlined />} missing={missing.write} onClick={at.add}>
      New Issue
    </PermittedButton>
  );

  return (
    <>
      <PageHeader
        title="Newsletter"
        subtitle="Write to everyone who subscribed"
        tabs={<SectionTabs label="Newsletter" tabs={TABS} current={ISSUES_PATH} />}
        actions={add}
      />
      <ResourceList
        filters={null}
        status={listStatus(failure, issues)}
        skeleton={<SkeletonCard rows={5} />}
        failure={failure ?? ''}
        onRetry={() => void list.mutate()}
        empty={{ title: 'No issues yet', hint: 'Write the first one. Nothing is sent until you say so.' }}
        pagination={getPage(state.page, DEFAULT_PAGE_SIZE, list.data?.pagination.total ?? 0, change)}
      >
        <IssuesTable issues={issues ?? []} missing={missing} onEdit={at.edit} onDelete={(one) => void remove(one)} />
      </ResourceList>
      {at.edited === 'new' && <IssueEditor onClose={close} onSave={async (save) => (await create(save)) === 'saved'} />}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditItem<NewsletterIssue, IssueSave>
          id={at.edited}
          title="Edit Issue"
          load={async (id, signal) =>
            (await api.call('GET /contact/newsletter/issues/{id}', { params: { id }, signal })).data
          }
          onClose={close}
          onSave={update}
        >
          {(issue, onSave) => <IssueEditor issue={issue} onClose={close} onSave={onSave} />}
        </EditItem>
      )}
    </>
  );
}
