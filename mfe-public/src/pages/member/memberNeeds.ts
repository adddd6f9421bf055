import type { Member } from '@atelier/contracts/content/member';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';

export const MEET = 'Meet the creative minds behind our digital excellence.';
export const NO_SUCH_MEMBER = 'This person isn’t on our team, or has moved on.';

const MOST_PROJECTS = 50;
/** Articles on the page; further ones are in the journal. */
const MEMBER_ARTICLES = 6;

/** What the person worked on, requested once they are known. */
export const memberWorkNeeds = ({ slug, name }: Pick<Member, 'slug' | 'name'>) => ({
  projects: getAddress('GET /projects', { query: { member: slug, limit: MOST_PROJECTS } }),
  articles: getAddress('GET /blog', { query: { author: name, limit: MEMBER_ARTICLES } }),
});

export const memberNeeds = ({ params }: PageLocation) => ({
  member: getAddress('GET /team/{id}', { params: { id: params.slug ?? '' } }),
});
