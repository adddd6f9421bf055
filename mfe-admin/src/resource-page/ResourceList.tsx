import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button, Pagination } from '#antd';
import { FilterOutlined } from '#icons';
import { LoadFailed } from '../layout/LoadFailed';
import { Message } from '../layout/Message';
import { ViewsMenu } from '../saved-filters/ViewsMenu';
import type { PageOf } from './getPage';
import styles from './ResourceList.module.css';
import { useLastPage } from './useLastPage';

export interface EmptyState {
  title: string;
  hint: string;
  action?: ReactNode;
}

export interface ResourceListProps {
  /** Null without filters. */
  filters: ReactNode;
  /** The screen name for saved views; absent if the list has none. */
  viewsScreen?: string;
  /** Between the filters and the list, such as the progress of an action. */
  notice?: ReactNode;
  status: 'loading' | 'failed' | 'empty' | 'ready';
  skeleton: ReactNode;
  failure: string;
  onRetry: () => void;
  empty: EmptyState;
  pagination: PageOf;
  /** The list itself. */
  children: ReactNode;
}

/** Leads to the list without what the address asks for, which the server may not know; undefined if it asks for nothing. */
const useClear = (): (() => void) | undefined => {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  for (const look of ['view', 'size']) asked.delete(look);
  return asked.size === 0 ? undefined : () => navigate(path);
};

function ListBody({ status, skeleton, failure, onRetry, empty, children }: ResourceListProps) {
  const clear = useClear();
  if (status === 'loading')
    return (
      <div role="status" aria-label="Loading">
        {skeleton}
      </div>
    );
  if (status === 'failed') return <LoadFailed subject="The list" failure={failure} onRetry={onRetry} onClear={clear} />;
  if (status === 'empty')
    return (
      <Message level={2} title={empty.title} action={empty.action}>
        <p>{empty.hint}</p>
      </Message>
    );
  return children;
}

/** Filters, which a phone shows on demand, the list in each of its states, and pagination. */
export function ResourceList(props: ResourceListProps) {
  const { filters, viewsScreen, notice, status, pagination } = props;
  const [isOpen, setIsOpen] = useState(false);
  useLastPage(props);
  const { page, size, total, sizes, onChange } = pagination;
  return (
    <>
      {filters !== null && (
        <section className={styles.filters} data-is-open={isOpen} aria-label="Filters">
          {filters}
          <Button
            className={styles.more ?? ''}
            aria-expanded={isOpen}
            icon={<FilterOutlined aria-hidden="true" />}
            onClick={() => setIsOpen(!isOpen)}
          >
            Filters
          </Button>
          {viewsScreen !== undefined && <ViewsMenu screen={viewsScreen} />}
        </section>
      )}
      {notice}
      <div className={styles.list}>
        <ListBody {...props} />
      </div>
      {status === 'ready' && (
        <nav className={styles.pages} aria-label={pagination.label ?? 'Pages'}>
          <Pagination
            current={page}
            pageSize={size}
            total={total}
            onChange={onChange}
            showSizeChanger={sizes !== undefined}
            {...(sizes === undefined ? { hideOnSinglePage: true } : { pageSizeOptions: [...sizes] })}
            showTotal={(all, [first, last]) => `${first}–${last} of ${all}`}
          />
        </nav>
      )}
    </>
  );
}
