import type { Pagination } from '@atelier/contracts/http/pagination';
import { type Address, getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';

interface AnyList {
  total?: number;
  pagination?: Pagination;
}

const getTotal = (list: AnyList | undefined, error: unknown): number | undefined => {
  if (error !== undefined) return 0;
  return list === undefined ? undefined : (list.pagination?.total ?? list.total ?? 0);
};

const useList = <Answer extends AnyList>(address: Address<Answer>, isAllowed: boolean) => {
  const { data, error } = useAnswer(isAllowed ? address : null);
  return { isAllowed, total: getTotal(data, error) };
};

/** The four counts, loaded in parallel; a failed one is 0. */
export const useDashboard = () => {
  const admin = useAdmin();
  const projects = useList(
    getAddress('GET /projects', { query: { limit: 1, status: 'all' } }),
    mayDo(admin, 'projects', 'read'),
  );
  const team = useList(getAddress('GET /team', { query: { limit: 1, active: 'all' } }), mayDo(admin, 'team', 'read'));
  const blog = useList(getAddress('GET /blog', { query: { limit: 1, status: 'all' } }), mayDo(admin, 'blog', 'read'));
  const contacts = useList(getAddress('GET /contact', { query: { limit: 1 } }), mayDo(admin, 'contact', 'read'));
  return { projects, team, blog, contacts };
};
