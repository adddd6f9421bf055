import type { Pagination } from '@atelier/contracts/http/pagination';
import { type Address, addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';

interface AnyList {
  total?: number;
  pagination?: Pagination;
}

const totalOf = (list: AnyList | undefined, error: unknown): number | undefined => {
  if (error !== undefined) return 0;
  return list === undefined ? undefined : (list.pagination?.total ?? list.total ?? 0);
};

const useList = <Answer extends AnyList>(address: Address<Answer>, isAllowed: boolean) => {
  const { data, error } = useAnswer(isAllowed ? address : null);
  return { isAllowed, total: totalOf(data, error) };
};

/** The four counts, in parallel; a failed one is 0. */
export const useDashboard = () => {
  const admin = useAdmin();
  const projects = useList(
    addressOf('GET /projects', { query: { limit: 1, status: 'all' } }),
    mayDo(admin, 'projects', 'read'),
  );
  const team = useList(addressOf('GET /team', { query: { limit: 1, active: 'all' } }), mayDo(admin, 'team', 'read'));
  const blog = useList(addressOf('GET /blog', { query: { limit: 1, status: 'all' } }), mayDo(admin, 'blog', 'read'));
  const contacts = useList(addressOf('GET /contact', { query: { limit: 1 } }), mayDo(admin, 'contact', 'read'));
  return { projects, team, blog, contacts };
};
