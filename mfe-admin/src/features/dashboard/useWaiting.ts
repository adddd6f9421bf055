import type { Review } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { dateFormat } from '../../dates/dates';
import { getSort } from '../../history/ContentItem';
import { nounFor } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import { useReviews } from '../../reviews/useReviews';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';

export interface Waiting {
  key: string;
  count: number;
  text: string;
  hint: string;
  href: string;
}

const SCHEDULED_SHOWN = 1;
const formatMoment = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const getNext = (post: { title: string; publishDate: string | null } | undefined): string =>
  post?.publishDate ? `${post.title}, ${formatMoment(post.publishDate)}` : 'Published automatically';

const REVIEWS_SHOWN = 5;

/** Reviews that colleagues asked for, and the user's own work that was returned; each with its editor. */
const toReviewTask = ({ id, kind, state, title, requestedBy, answer }: Review): Waiting => ({
  key: id,
  count: 1,
  text: state === 'requested' ? 'review requested' : 'returned to you',
  hint: `${title}, ${answer?.by ?? requestedBy}`,
  href: `${getSort(kind)?.section}/${id}/edit`,
});

/** Open tasks: reviews, unanswered messages and those assigned to the user, drafts, and upcoming publications. Undefined until loaded. */
export const useWaiting = (): { tasks: readonly Waiting[] | undefined; hasFailed: boolean; retry: () => void } => {
  const admin = useAdmin();
  const [seesMessages, seesPosts] = [mayDo(admin, 'contact', 'read'), mayDo(admin, 'blog', 'read')];
  const contact = useAnswer(seesMessages ? getAddress('GET /contact/stats') : null);
  const assigned = useAnswer(
    seesMessages ? getAddress('GET /contact', { query: { assignee: 'me', status: 'new', limit: 1 } }) : null,
  );
  const blog = useAnswer(seesPosts ? getAddress('GET /blog/stats') : null);
  const next = useAnswer(
    seesPosts ? getAddress('GET /blog', { query: { status: 'scheduled', limit: SCHEDULED_SHOWN } }) : null,
  );
  const { reviews, hasFailed: haveReviewsFailed, refresh } = useReviews();
  const isOpen = (one: typeof contact | typeof blog, isAsked: boolean) =>
    isAsked && one.data === undefined && one.error === undefined;
  const counts = [contact, blog];
  const hasFailed = haveReviewsFailed || counts.some(({ data, error }) => data === undefined && error !== undefined);
  const retry = () => {
    void refresh();
    for (const one of counts) void one.mutate();
  };
  if (isOpen(contact, seesMessages) || isOpen(blog, seesPosts)) return { tasks: undefined, hasFailed: false, retry };

  const fresh = contact.data?.stats.breakdown.byStatus.new ?? 0;
  const toMe = assigned.data?.pagination.total ?? 0;
  const { draft: drafts = 0, scheduled = 0 } = blog.data?.data ?? {};
  const all: Waiting[] = [
    {
      key: 'assigned',
      count: toMe,
      text: nounFor(toMe, { one: 'new message assigned to you', many: 'new messages assigned to you' }),
      hint: 'Waiting for your reply',
      href: '/admin/contacts?status=new&assignee=me',
    },
    {
      key: 'messages',
      count: fresh,
      text: nounFor(fresh, { one: 'new message', many: 'new messages' }),
      hint: 'Waiting for a reply',
      href: '/admin/contacts?status=new',
    },
    {
      key: 'drafts',
      count: drafts,
      text: nounFor(drafts, { one: 'draft', many: 'drafts' }),
      hint: 'Not published yet',
      href: '/admin/blog?status=draft',
    },
    {
      key: 'scheduled',
      count: scheduled,
      text: nounFor(scheduled, { one: 'post scheduled', many: 'posts scheduled' }),
      hint: getNext(next.data?.posts[0]),
      href: '/admin/blog?status=scheduled',
    },
  ];
  const mine = reviews.filter(({ state, requestedById }) => (state === 'returned') === (requestedById === admin.id));
  const tasks = [...mine.slice(0, REVIEWS_SHOWN).map(toReviewTask), ...all.filter(({ count }) => count > 0)];
  return { tasks, hasFailed, retry };
};
