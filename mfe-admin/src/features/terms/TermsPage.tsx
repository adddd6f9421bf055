import type { PostTerms } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { BackLink } from '../../layout/BackLink';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { BulkProgress } from '../../resource-page/BulkProgress';
import { getPage } from '../../resource-page/getPage';
import { listStatus } from '../../resource-page/listStatus';
import { PageHeader } from '../../resource-page/PageHeader';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { SearchField } from '../../resource-page/SearchField';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListState } from '../../resource-page/useListState';
import type { PageProps } from '../../routing/AdminRoute';
import { useMissingRights } from '../../session/useMissingRights';
import { MoveDialog, type WantedMove } from './MoveDialog';
import { MovesTable } from './MovesTable';
import styles from './Terms.module.css';
import { TermsTable } from './TermsTable';
import { useTermMove } from './useTermMove';

const DEFAULTS = { search: '', page: '1' };
const TAGS_PER_PAGE = 50;
const LOAD_FAILED = 'Failed to load categories and tags';
const NOTHING: PostTerms = { categories: [], tags: [], moves: [] };

/** Renames and merges the categories and tags of posts. */
export function TermsPage({ title }: PageProps) {
  const [state, change] = useListState(DEFAULTS);
  const { data, error, mutate } = useAnswer(getAddress('GET /blog/terms'), { keepPreviousData: true });
  const [wanted, setWanted] = useState<WantedMove>();
  const { publish: missing } = useMissingRights('blog');
  const move = useTermMove(() => mutate());
  const failure = error && LOAD_FAILED;
  useFailureToast(failure);
  const terms = data?.data ?? NOTHING;
  const sought = state.search.toLowerCase();
  const tags = data && terms.tags.filter(({ name }) => name.toLowerCase().includes(sought));
  const start = (Number(state.page) - 1) * TAGS_PER_PAGE;
  const table = { missing: move.progress === undefined ? missing : 'Another change is running.', onMove: setWanted };
  return (
    <>
      <BackLink href="/admin/blog">Blog Manager</BackLink>
      <PageHeader title={title} subtitle="Rename them or merge two into one; posts and old links follow." />
      <div className={styles.page}>
        <BulkProgress progress={move.progress} onStop={move.stop} />
        <ResourceSection
          title="Tags"
          hint="Counted in all posts, drafts included."
          action={null}
          filters={
            <SearchField placeholder="Search tags..." value={state.search} onChange={(search) => change({ search })} />
          }
          status={listStatus(failure, tags)}
          skeleton={<SkeletonCard rows={6} />}
          failure={failure ?? ''}
          onRetry={() => void mutate()}
          empty={{
            title: 'No tags found',
            hint: sought === '' ? 'Tags appear here once posts use them' : 'Try another search',
          }}
          pagination={getPage(state.page, TAGS_PER_PAGE, tags?.length ?? 0, change)}
        >
          <TermsTable
            kind="tag"
            label="List of tags"
            terms={tags?.slice(start, start + TAGS_PER_PAGE) ?? []}
            {...table}
          />
        </ResourceSection>
        {data !== undefined && (
          <section aria-label="Categories">
            <SectionHeader
              title="Categories"
              hint="The list of categories is fixed. Merge one into another to move its posts."
            />
            <TermsTable kind="category" label="List of categories" terms={terms.categories} {...table} />
          </section>
        )}
        {terms.moves.length > 0 && (
          <section aria-label="Former names">
            <SectionHeader
              title="Former names"
              hint="Their links lead to the new name until a post uses the old one again."
            />
            <MovesTable
              terms={terms}
              missing={missing}
              isRunning={move.progress !== undefined}
              onContinue={({ kind, from, to, remaining }, words) => void move.run({ kind, from, to }, words, remaining)}
            />
          </section>
        )}
      </div>
      {wanted && (
        <MoveDialog
          {...wanted}
          terms={wanted.kind === 'tag' ? terms.tags : terms.categories}
          onClose={() => setWanted(undefined)}
          onMove={(input, words, count) => {
            setWanted(undefined);
            void move.run(input, words, count);
          }}
        />
      )}
    </>
  );
}
