import type { Member, MemberDraft, QueryOfCall } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { formDataOf } from '../../forms/formDataOf';
import { readAllPages } from '../../platform/readAllPages';
import { madeOn } from '../../resource-page/versions';
import type { MemberListState } from './memberListState';

export const MEMBERS_PER_PAGE = 12;

const filterOf = (choice: string): string | undefined => (choice === 'all' ? undefined : choice);

type Filters = Omit<MemberListState, 'view' | 'page'>;

/** What the filters mean; they stand in the page's address, so that the server judges what their words mean. */
const wantedOf = ({ search, department, expertise, shown }: Filters) => ({
  active: shown === 'active' ? ('true' as const) : ('all' as const),
  featured: shown === 'featured' ? ('true' as const) : undefined,
  department: filterOf(department),
  expertise: filterOf(expertise) as QueryOfCall<'GET /team'>['expertise'],
  search: search || undefined,
});

/** The list that the state describes. */
export const memberListAddress = ({ page, ...filters }: Omit<MemberListState, 'view'>) =>
  addressOf('GET /team', { query: { page, limit: MEMBERS_PER_PAGE, ...wantedOf(filters) } });

/** Everybody whom the filters show. */
export const readMembers = (api: ApiClient, filters: Filters) =>
  readAllPages((page, limit) => api.call('GET /team', { query: { page, limit, ...wantedOf(filters) } }));

/** What the dialog saves: the fields, and the photo where another one was chosen. */
export interface MemberEntry {
  draft: MemberDraft;
  photo: File | null;
}

const bodyOf = ({ draft, photo }: MemberEntry) =>
  photo === null ? draft : formDataOf(draft, { profile_image: [photo] });

export const createMember = (api: ApiClient, entry: MemberEntry) => api.call('POST /team', { body: bodyOf(entry) });

/** A member as they were loaded: a change is refused where somebody was faster. */
type Loaded = Pick<Member, 'id' | 'version'>;

export const updateMember = (api: ApiClient, { id, version }: Loaded, entry: MemberEntry) =>
  api.call('PUT /team/{id}', { params: { id }, body: bodyOf(entry), headers: madeOn(version) });

export const setMemberActive = (api: ApiClient, { id, version }: Loaded, isActive: boolean) =>
  api.call('PUT /team/{id}', { params: { id }, body: { is_active: isActive }, headers: madeOn(version) });

export const deleteMember = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /team/{id}', { params: { id }, headers: madeOn(version) });
