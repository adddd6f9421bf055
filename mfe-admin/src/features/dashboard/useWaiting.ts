import { getAddress } from '@atelier/web-kit/api/calls';
import { dateFormat } from '../../dates/dates';
import { nounFor } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
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

/** Open tasks: unanswered messages, drafts, and upcoming publications. Undefined until loaded. */
export const useWaiting = (): readonly Waiting[] | undefined => {
  const admin = useAdmin();
  const [seesMessages, seesPosts] = [mayDo(admin, 'contact', 'read'), mayDo(admin, 'blog', 'read')];
  const contact = useAnswer(seesMessages ? getAddress('GET /contact/stats') : null);
  const blog = useAnswer(seesPosts ? getAddress('GET /blog/stats') : null);
  const next = useAnswer(
    seesPosts ? getAddress('GET /blog', { query: { status: 'scheduled', limit: SCHEDULED_SHOWN } }) : null,
  );
  const isOpen = (one: typeof contact | typeof blog, isAsked: boolean) =>
    isAsked && one.data === undefined && one.error === undefined;
  if (isOpen(contact, seesMessages) || isOpen(blog, seesPosts)) return undefined;

  const fresh = contact.data?.stats.breakdown.byStatus.new ?? 0;
  const { draft: drafts = 0, scheduled = 0 } = blog.data?.data ?? {};
  const all: Waiting[] = [
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
  return all.filter(({ count }) => count > 0);
};
