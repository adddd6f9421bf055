import { Skeleton } from '#antd';

export function PageLoading() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 6 }} />
    </div>
  );
}
