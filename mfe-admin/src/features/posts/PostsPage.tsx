import type { Post, PostDraft, PostStats, PostSummary, QueryOfCall } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useLocation } from 'wouter';
import { ContentManager } from '../../content-manager/ContentManager';
import { LIST_DEFAULTS } from '../../content-manager/ContentType';
import type { ManagerDefinition } from '../../content-manager/ManagerDefinition';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { ALL, type Choice } from '../../resource-page/FilterSelect';
import { RESTORABLE } from '../../resource-page/restorable';
import { withVersion } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { PostCard } from './PostCard';
import { PostEditor } from './PostEditor';
import { getDateChoices, getDateRange } from './postDates';
import { formOfPost, postForm } from './postForm';
import { CATEGORY_CHOICES, STATUS_CHOICES, TAG_SUGGESTIONS } from './postLabels';
import { POSTS_TABLE } from './postsTable';

const DEFAULTS = { ...LIST_DEFAULTS, status: 'all', category: 'all', author: '', tag: '', date: 'all' };

type Query = QueryOfCall<'GET /blog'>;

/** Any word may be the name of an author or a tag, so their filters are off if they are empty. */
const EVERY: Choice = { value: '', label: 'All' };

/** Authors and tags of drafts, too. */
const EVERY_POST = { query: { status: 'all' } } as const;
const EVERY_TAG = getAddress('GET /blog/tags', EVERY_POST);

const POSTS: ManagerDefinition<PostSummary, Post, PostDraft, typeof DEFAULTS, PostStats['data']> = {
  sort: CONTENT_SORTS.posts,
  path: '/admin/blog',
  title: 'Blog Manager',
  subtitle: 'Write, schedule and publish the studio’s journal',
  add: { label: 'New Post', first: 'Write Your First Post', hint: 'Get started by writing your first post' },
  editTitle: 'Edit Blog Post',
  getName: ({ title }) => title,
  words: {
    created: 'Blog post created successfully',
    updated: 'Blog post updated successfully',
    deleted: 'Blog post deleted successfully',
    confirmDelete: `Are you sure you want to delete this post? ${RESTORABLE}`,
    saveFailed: 'Failed to save blog post',
    hasOneSaveFailure: true,
    deleteFailed: 'Failed to delete blog post',
    loadFailed: 'Failed to load blog posts',
  },
  defaults: DEFAULTS,
  pageSize: 12,
  rows: 'posts',
  list: ({ search, status, category, author, tag, date, sort }, page) =>
    getAddress('GET /blog', {
      query: {
        ...page,
        status: status as Query['status'],
        category: category === 'all' ? undefined : category,
        author: author || undefined,
        tag: tag || undefined,
        ...getDateRange(date, new Date()),
        search: search || undefined,
        sort: (sort || undefined) as Query['sort'],
      },
    }),
  isListShort: true,
  filters: [
    { name: 'status', label: 'Status', choices: [ALL, ...STATUS_CHOICES] },
    { name: 'category', label: 'Category', choices: [ALL, ...CATEGORY_CHOICES] },
    { name: 'author', label: 'Author', choices: [EVERY], choicesAt: getAddress('GET /blog/authors', EVERY_POST) },
    { name: 'tag', label: 'Tag', choices: [EVERY], choicesAt: EVERY_TAG },
    { name: 'date', label: 'Date', choices: getDateChoices(new Date()) },
  ],
  stats: getAddress('GET /blog/stats'),
  figures: (stats) => [
    { label: 'Total Posts', value: stats?.total, filter: { status: 'all' } },
    { label: 'Published', value: stats?.published, filter: { status: 'published' } },
    { label: 'Drafts', value: stats?.draft, filter: { status: 'draft' } },
    { label: 'Total Views', value: stats?.views },
  ],
  read: async (api, id, options) => (await api.call('GET /blog/{id}', { params: { id }, ...options })).post,
  getDraft: (post) => postForm.safeParse(formOfPost(post)).data,
  create: (api, entry) => api.call('POST /blog', { body: entry.draft }),
  update: (api, { id, version }, entry) =>
    api.call('PUT /blog/{id}', { params: { id }, body: entry.draft, headers: withVersion(version) }),
  bulk: [
    {
      title: 'Publish Selected',
      verb: 'publish',
      done: 'published',
      // A live post keeps its date.
      change: ({ status }) => ({
        status: 'published',
        ...(status === 'published' ? {} : { publishDate: new Date().toISOString() }),
      }),
    },
  ],
  bulkFields: {
    categories: CATEGORY_CHOICES,
    words: { name: 'tags', suggestions: TAG_SUGGESTIONS, suggestionsAt: EVERY_TAG },
  },
  noun: { one: 'post', many: 'posts' },
  loadCsv: async () => (await import(/* webpackChunkName: "post-csv" */ './postCsv')).POST_CSV,
  usualOrder: 'latest',
  orders: { title: ['title', 'title_desc'], date: ['oldest', 'latest'] },
  table: POSTS_TABLE,
  actions: ({ slug }) => [{ label: 'Preview', run: () => void window.open(`/blog/${slug}`, '_blank', 'noopener') }],
  Card: PostCard,
  Editor: PostEditor,
};

/** The journal manager: find, write, and publish posts. */
export function PostsPage({ subPath }: PageProps) {
  const [, navigate] = useLocation();
  const menu = [
    { label: 'Calendar', run: () => navigate('/admin/blog/calendar') },
    { label: 'Categories and Tags', run: () => navigate('/admin/blog/terms') },
  ];
  return <ContentManager manager={POSTS} subPath={subPath} menu={menu} />;
}
