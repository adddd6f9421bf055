import type { PostList, SubmissionList } from '@atelier/contracts';
import type { Pagination } from '@atelier/contracts/http/pagination';
import useSWR from 'swr';
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

const useList = <Answer extends AnyList>(path: string, isAllowed: boolean) => {
  const { data, error } = useSWR<Answer, Error>(isAllowed ? path : null);
  return { data, error, total: isAllowed ? totalOf(data, error) : 0 };
};

/** The four counts, in parallel; a failed one is 0. The newest posts and messages ride along. */
export const useDashboard = () => {
  const admin = useAdmin();
  const projects = useList('/projects?limit=1&status=all', mayDo(admin, 'projects', 'read'));
  const team = useList('/team?limit=1', mayDo(admin, 'team', 'read'));
  const blog = useList<PostList>('/blog?limit=5&status=all', mayDo(admin, 'blog', 'read'));
  const contacts = useList<SubmissionList>('/contact?limit=5', mayDo(admin, 'contact', 'read'));
  return { projects, team, blog, contacts };
};
