import type { PageProps } from '../../routing/AdminRoute';
import { AnalyticsPage } from './AnalyticsPage';
import { SharedReportsPage } from './shared-reports/SharedReportsPage';

/** The report, or the links that share it. */
export function AnalyticsSection({ subPath }: PageProps) {
  return subPath === 'shared' ? <SharedReportsPage /> : <AnalyticsPage />;
}
