import type { Member, MemberStats } from '@atelier/contracts';
import { Button } from '#antd';
import { PlusOutlined } from '#icons';
import { useCsvTools } from '../../csv-import/useCsvTools';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { useContentTools } from '../../history/useContentTools';
import { usePlatform } from '../../platform/usePlatform';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import { CARD_VIEWS } from '../../resource-page/cardViews';
import { ItemCards } from '../../resource-page/ItemCards';
import { listStatus } from '../../resource-page/listStatus';
import { PageMenu } from '../../resource-page/PageMenu';
import { pageOf } from '../../resource-page/pageOf';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import type { PageProps } from '../../routing/AdminRoute';
import { useMay } from '../../session/useAdmin';
import { EditMember } from './EditMember';
import { MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import { memberAsContent } from './memberAsContent';
import { MEMBER_NOUN, memberBulkEntries } from './memberBulk';
import { MEMBER_CSV } from './memberCsv';
import { isFiltering, MEMBER_LIST_DEFAULTS, type MemberListState } from './memberListState';
import { TeamFilters } from './TeamFilters';
import { TeamSkeleton } from './TeamSkeleton';
import { createMember, MEMBERS_PER_PAGE, readMembers } from './team.api';
import { useMemberActions } from './useMemberActions';
import { useMembers } from './useMembers';

const NOTHING: readonly Member[] = [];
const LIST_PATH = '/admin/team';

const statsOf = (stats: MemberStats['data'] | undefined, chosen: string, choose: (shown: string) => void) => [
  { label: 'Total Members', value: stats?.total, isSelected: chosen === 'all', onSelect: () => choose('all') },
  { label: 'Active', value: stats?.active, isSelected: chosen === 'active', onSelect: () => choose('active') },
  { label: 'Featured', value: stats?.featured, isSelected: chosen === 'featured', onSelect: () => choose('featured') },
  { label: 'Departments', value: stats?.departments },
];

const emptyOf = (state: MemberListState, mayWrite: boolean, add: () => void) => {
  const title = 'No team members found';
  if (isFiltering(state)) return { title, hint: 'Try adjusting your search or filters' };
  return {
    title,
    hint: 'Get started by adding your first team member',
    ...(mayWrite ? { action: <Button onClick={add}>Add Your First Team Member</Button> } : {}),
  };
};

/** The team: find somebody, add them, say where the site shows them. */
export function TeamPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [state, change] = useListState(MEMBER_LIST_DEFAULTS);
  const list = useMembers(state);
  const { refresh, failure } = list;
  const members = list.members ?? NOTHING;
  const selection = useSelection(members);
  const actions = useMemberActions(refresh);
  const tools = useContentTools(CONTENT_SORTS.team, memberAsContent, refresh);
  const bulk = useBulkAction<Member>(MEMBER_NOUN, async () => {
    selection.clear();
    await refresh();
  });
  const rights = { mayWrite: useMay('team', 'write'), mayDelete: useMay('team', 'delete') };
  const at = useListPath(LIST_PATH, subPath, rights.mayWrite);
  const csv = useCsvTools(MEMBER_CSV, at, {
    create: (draft) => createMember(api, { draft, photo: null }),
    readAll: () => readMembers(api, state),
    refresh,
  });

  return (
    <>
      <ResourcePage
        title="Team Manager"
        subtitle="Manage your team members and showcase your talent"
        actions={
          <>
            <BulkMenu
              selected={selection.selected}
              entries={memberBulkEntries(api, rights)}
              isRunning={bulk.isRunning}
              onRun={bulk.run}
            />
            <PageMenu actions={csv.actions} />
            {rights.mayWrite && (
              <Button type="primary" icon={<PlusOutlined />} onClick={at.add}>
                Add Team Member
              </Button>
            )}
          </>
        }
        stats={statsOf(list.stats, state.shown, (shown) => change({ shown }))}
        filters={<TeamFilters state={state} onChange={change} />}
        viewsOf="team"
        selectionBar={
          <SelectionBar selection={selection} count={`${members.length} of ${list.total} team members`}>
            <ViewToggle value={state.view} views={CARD_VIEWS} onChange={(view) => change({ view, page: state.page })} />
          </SelectionBar>
        }
        status={listStatus(failure, list.members)}
        skeleton={<TeamSkeleton view={state.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={emptyOf(state, rights.mayWrite, at.add)}
        pagination={pageOf(state.page, MEMBERS_PER_PAGE, list.total, change)}
      >
        <ItemCards view={state.view}>
          {members.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              isSelected={selection.has(member.id)}
              onToggle={selection.toggle}
              onEdit={at.edit}
              onDelete={actions.remove}
              more={tools.actionsOf(member)}
            />
          ))}
        </ItemCards>
      </ResourcePage>
      {at.edited === 'new' && (
        <MemberDialog
          member={undefined}
          onClose={at.close}
          onSave={async (entry) => (await actions.create(entry)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditMember id={at.edited} onClose={at.close} onSave={actions.update} />
      )}
      {tools.dialogs}
      {csv.dialog}
      <BulkReport report={bulk.report} nameOf={({ name }) => name} onClose={bulk.closeReport} />
    </>
  );
}
