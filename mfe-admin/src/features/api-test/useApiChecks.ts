import { getAddress } from '@atelier/web-kit/api/calls';
import { DATABASE_CHECK, FRESH_FOR_MS, HEALTH_CHECK } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';
import { mayDo } from '../../session/requirement';
import { useVerifiedSession } from '../../session/useVerifiedSession';

export type CheckState = 'Loading' | 'Error' | 'OK' | 'Not Loaded';

interface Asked {
  data?: unknown;
  error?: Error | undefined;
}

const getState = ({ data, error }: Asked): CheckState => {
  if (error !== undefined) return 'Error';
  return data === undefined ? 'Loading' : 'OK';
};

/** The worst result of several checks behind one chip. */
const findWorst = (checks: readonly Asked[]): CheckState => {
  const states = checks.map(getState);
  return states.find((state) => state === 'Error') ?? states.find((state) => state === 'Loading') ?? 'OK';
};

/** Skips repeated requests while the answer is fresh. */
const freshFor = (timeMs: number) => ({ dedupingInterval: timeMs });

/** Only staff can read contact messages, so other sessions send no request (API-PUB). */
const useMayReadContact = (): boolean => {
  const session = useVerifiedSession();
  return session.status === 'authenticated' && mayDo(session.admin, 'contact', 'read');
};

/** All calls of the dashboard, with their refresh intervals and retries (TEST-1). */
export const useApiChecks = () => {
  const mayReadContact = useMayReadContact();
  const health = useAnswer(getAddress('GET /health'), watched(HEALTH_CHECK));
  const database = useAnswer(getAddress('GET /db-test'), watched(DATABASE_CHECK));
  const projects = useAnswer(getAddress('GET /projects', { query: { limit: 100 } }));
  const featuredProjects = useAnswer(getAddress('GET /projects', { query: { featured: 'true', limit: 3 } }));
  const team = useAnswer(getAddress('GET /team', { query: { limit: 100 } }));
  const leadership = useAnswer(getAddress('GET /team', { query: { leadership: 'true' } }));
  const blog = useAnswer(getAddress('GET /blog', { query: { limit: 100 } }));
  const featuredPosts = useAnswer(getAddress('GET /blog', { query: { featured: 'true', limit: 3 } }));
  const contact = useAnswer(
    mayReadContact ? getAddress('GET /contact/stats') : null,
    freshFor(FRESH_FOR_MS.contactStats),
  );
  const chips: readonly { name: string; state: CheckState }[] = [
    { name: 'Server', state: getState(health) },
    { name: 'Database', state: getState(database) },
    { name: 'Projects', state: findWorst([projects, featuredProjects]) },
    { name: 'Team', state: findWorst([team, leadership]) },
    { name: 'Blog', state: findWorst([blog, featuredPosts]) },
    { name: 'Contact', state: mayReadContact ? getState(contact) : 'Not Loaded' },
  ];
  return {
    chips,
    health,
    database,
    projects,
    featuredProjects,
    team,
    leadership,
    blog,
    featuredPosts,
    contact: mayReadContact ? contact : undefined,
  };
};
