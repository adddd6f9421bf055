import type { PostStats, PostSummary } from '@atelier/contracts';
import { Button } from '#antd';
import { PlusOutlined } from '#icons';
import { useCsvTools } from '../../csv-import/useCsvTools';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { useContentTools } from '../../history/useContentTools';
import { usePlatform } from '../../platform/usePlatform';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import { CARD_VIEWS } from '../../resource-page/cardViews';
import { ItemCards, ItemCardsSkeleton } from '../../resource-page/ItemCards';
import { listStatus } from '../../resource-page/listStatus';
import { PageMenu } from '../../resource-page/PageMenu';
import { pageOf } from '../../resource-page/pageOf';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import type { PageProps } from '../../routing/AdminRoute';
import { useMay } from '../../session/useAdmin';
import { EditPost } from './EditPost';
import { PostCard } from './PostCard';
import { PostEditor } from './PostEditor';
import { PostFilters } from './PostFilters';
import { postAsContent } from './postAsContent';
import { POST_NOUN, postBulkEntries } from './postBulk';
import { POST_CSV } from './postCsv';
import { isFiltering, POST_LIST_DEFAULTS, type PostListState } from './postListState';
import { createPost, POSTS_PER_PAGE, readPosts } from './posts.api';
import { usePostActions } from './usePostActions';
import { usePosts } from './usePosts';

const NOTHING: readonly PostSummary[] = [];
const LIST_PATH = '/admin/blog';

const statsOf = (stats: PostStats['data'] | undefined, chosen: string, choose: (status: string) => void) => [
  { label: 'Total Posts', value: stats?.total, isSelected: chosen === 'all', onSelect: () => choose('all') },
  {
    label: 'Published',
    value: stats?.published,
    isSelected: chosen === 'published',
    onSelect: () => choose('published'),
  },
  { label: 'Drafts', value: stats?.draft, isSelected: chosen === 'draft', onSelect: () => choose('draft') },
  { label: 'Total Views', value: stats?.views },
];

const emptyOf = (state: PostListState, mayWrite: boolean, write: () => void) => {
  if (isFiltering(state)) return { title: 'No posts found', hint: 'Try adjusting your search or filters' };
  return {
    title: 'No posts found',
    hint: 'Get started by writing your first post',
    ...(mayWrite ? { action: <Button onClick={write}>Write Your First Post</Button> } : {}),
  };
};

/** The journal: find a post, write one, send it out. */
export function PostsPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [state, change] = useListState(POST_LIST_DEFAULTS);
  const list = usePosts(state);
  const { refresh, failure } = list;
  const posts = list.posts ?? NOTHING;
  const selection = useSelection(posts);
  const actions = usePostActions(refresh);
  const tools = useContentTools(CONTENT_SORTS.posts, postAsContent, refresh);
  const bulk = useBulkAction<PostSummary>(POST_NOUN, async () => {
    selection.clear();
    await refresh();
  });
  const rights = { mayWrite: useMay('blog', 'write'), mayDelete: useMay('blog', 'delete') };
  const at = useListPath(LIST_PATH, subPath, rights.mayWrite);
  const csv = useCsvTools(POST_CSV, at, {
    create: (draft) => createPost(api, draft),
    readAll: () => readPosts(api, state),
    refresh,
  });

  return (
    <>
      <ResourcePage
        title="Blog Manager"
        subtitle="Write, schedule and publish the studio’s journal"
        actions={
          <>
            <BulkMenu
              selected={selection.selected}
              entries={postBulkEntries(api, rights)}
              isRunning={bulk.isRunning}
              onRun={bulk.run}
            />
            <PageMenu actions={csv.actions} />
            {rights.mayWrite && (
              <Button type="primary" icon={<PlusOutlined />} onClick={at.add}>
                New Post
              </Button>
            )}
          </>
        }
        stats={statsOf(list.stats, state.status, (status) => change({ status }))}
        filters={<PostFilters state={state} onChange={change} />}
        viewsOf="blog"
        selectionBar={
          <SelectionBar selection={selection} count={`${posts.length} of ${list.total} posts`}>
            <ViewToggle value={state.view} views={CARD_VIEWS} onChange={(view) => change({ view, page: state.page })} />
          </SelectionBar>
        }
        status={listStatus(failure, list.posts)}
        skeleton={<ItemCardsSkeleton view={state.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={emptyOf(state, rights.mayWrite, at.add)}
        pagination={pageOf(state.page, POSTS_PER_PAGE, list.total, change)}
      >
        <ItemCards view={state.view}>
          {posts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              isSelected={selection.has(post.id)}
              onToggle={selection.toggle}
              onEdit={at.edit}
              onDelete={actions.remove}
              more={tools.actionsOf(post)}
            />
          ))}
        </ItemCards>
      </ResourcePage>
      {at.edited === 'new' && (
        <PostEditor
          post={undefined}
          onClose={at.close}
          onSave={async (draft) => (await actions.create(draft)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditPost id={at.edited} onClose={at.close} onSave={actions.update} />
      )}
      {tools.dialogs}
      {csv.dialog}
      <BulkReport report={bulk.report} nameOf={({ title }) => title} onClose={bulk.closeReport} />
    </>
  );
}
