import type { Post, PostDraft, PostStats, PostSummary, QueryOfCall } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { ContentManager, type ManagerDefinition } from '../../content-manager/ContentManager';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { ALL } from '../../resource-page/FilterSelect';
import { RESTORABLE } from '../../resource-page/restorable';
import { madeOn } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { PostCard } from './PostCard';
import { PostEditor } from './PostEditor';
import { POST_CSV } from './postCsv';
import { formOfPost, postForm } from './postForm';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './postLabels';

const DEFAULTS = { search: '', status: 'all', category: 'all', page: '1', view: 'grid' };

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
  list: ({ search, status, category }, page) =>
    getAddress('GET /blog', {
      query: {
        ...page,
        status: status as QueryOfCall<'GET /blog'>['status'],
        category: category === 'all' ? undefined : category,
        search: search || undefined,
      },
    }),
  isListShort: true,
  filters: [
    { name: 'status', label: 'Status', choices: [ALL, ...STATUS_CHOICES] },
    { name: 'category', label: 'Category', choices: [ALL, ...CATEGORY_CHOICES] },
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
    api.call('PUT /blog/{id}', { params: { id }, body: entry.draft, headers: madeOn(version) }),
  bulk: (api) => [
    {
      title: 'Publish Selected',
      verb: 'publish',
      done: 'published',
      call: ({ id, version, status }) =>
        api.call('PUT /blog/{id}', {
          params: { id },
          // A live post keeps its date.
          body: { status: 'published', ...(status === 'published' ? {} : { publishDate: new Date().toISOString() }) },
          headers: madeOn(version),
        }),
    },
  ],
  csv: POST_CSV,
  Card: PostCard,
  Editor: PostEditor,
};

/** The journal manager: find, write, and publish posts. */
export function PostsPage({ subPath }: PageProps) {
  return <ContentManager manager={POSTS} subPath={subPath} />;
}
