import type { Member, MemberDraft, MemberStats, QueryOfCall } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { LIST_DEFAULTS } from '../../content-manager/ContentType';
import type { ManagerDefinition } from '../../content-manager/ManagerDefinition';
import { getBody } from '../../forms/toFormData';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { ArrangedManager, type Arrangement } from '../../ordering/ArrangedManager';
import { ALL } from '../../resource-page/FilterSelect';
import { RESTORABLE } from '../../resource-page/restorable';
import { withVersion } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import { formOfMember, memberForm } from './memberForm';
import { DEPARTMENT_CHOICES, EXPERTISE_CHOICES } from './memberLabels';
import { TeamSkeleton } from './TeamSkeleton';
import { TEAM_TABLE } from './teamTable';

/** `shown` is set by the figures above the list: 'all', 'active', or 'featured'. */
const DEFAULTS = { ...LIST_DEFAULTS, department: 'all', expertise: 'all', shown: 'all' };

type Query = QueryOfCall<'GET /team'>;

const TEAM: ManagerDefinition<Member, Member, MemberDraft, typeof DEFAULTS, MemberStats['data']> = {
  sort: CONTENT_SORTS.team,
  path: '/admin/team',
  title: 'Team Manager',
  subtitle: 'Manage your team members and showcase your talent',
  add: {
    label: 'Add Team Member',
    first: 'Add Your First Team Member',
    hint: 'Get started by adding your first team member',
  },
  editTitle: 'Edit Team Member',
  getName: ({ name }) => name,
  words: {
    created: 'Team member added successfully',
    updated: 'Team member updated successfully',
    deleted: 'Team member deleted successfully',
    confirmDelete: `Are you sure you want to delete this team member? ${RESTORABLE}`,
    saveFailed: 'Failed to save team member',
    hasOneSaveFailure: true,
    deleteFailed: 'Failed to delete team member',
    loadFailed: 'Failed to load team members',
  },
  defaults: DEFAULTS,
  pageSize: 12,
  rows: 'members',
  list: ({ search, department, expertise, shown, sort }, page) =>
    getAddress('GET /team', {
      query: {
        ...page,
        active: shown === 'active' ? 'true' : 'all',
        featured: shown === 'featured' ? 'true' : undefined,
        department: department === 'all' ? undefined : department,
        expertise: expertise === 'all' ? undefined : (expertise as Query['expertise']),
        search: search || undefined,
        sort: (sort || undefined) as Query['sort'],
      },
    }),
  filters: [
    { name: 'department', label: 'Department', choices: [ALL, ...DEPARTMENT_CHOICES] },
    { name: 'expertise', label: 'Expertise', choices: [ALL, ...EXPERTISE_CHOICES] },
  ],
  stats: getAddress('GET /team/stats'),
  figures: (stats) => [
    { label: 'Total Members', value: stats?.total, filter: { shown: 'all' } },
    { label: 'Active', value: stats?.active, filter: { shown: 'active' } },
    { label: 'Featured', value: stats?.featured, filter: { shown: 'featured' } },
    { label: 'Departments', value: stats?.departments },
  ],
  read: async (api, id, options) => (await api.call('GET /team/{id}', { params: { id }, ...options })).member,
  getDraft: (member) => memberForm.safeParse(formOfMember(member)).data,
  create: (api, entry) => api.call('POST /team', { body: getBody(entry) }),
  update: (api, { id, version }, entry) =>
    api.call('PUT /team/{id}', { params: { id }, body: getBody(entry), headers: withVersion(version) }),
  bulk: [
    { title: 'Activate Selected', verb: 'activate', done: 'activated', change: () => ({ is_active: true }) },
    { title: 'Deactivate Selected', verb: 'deactivate', done: 'deactivated', change: () => ({ is_active: false }) },
  ],
  noun: { one: 'team member', many: 'team members' },
  loadCsv: async () => (await import(/* webpackChunkName: "member-csv" */ './memberCsv')).MEMBER_CSV,
  usualOrder: 'order',
  orders: { name: ['name', 'name_desc'], date: ['oldest', 'latest'] },
  table: TEAM_TABLE,
  // The list already shows everything, so this entry only closes the menu.
  actions: () => [{ label: 'View Details', run: () => undefined }],
  Card: MemberCard,
  Skeleton: TeamSkeleton,
  Editor: MemberDialog,
};

const ARRANGEMENT: Arrangement<Member> = {
  title: 'Arrange Team Members',
  subtitle: 'The site shows them in this order, on the team page and on the about page',
  getDetail: ({ position }) => position,
  save: (api, ids) => api.call('PATCH /team/order', { body: { ids } }),
};

/** The team manager: find, add, and arrange members, and choose where the site shows them. */
export function TeamPage({ subPath }: PageProps) {
  return <ArrangedManager manager={TEAM} arrangement={ARRANGEMENT} subPath={subPath} />;
}
