import { isApiError } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useEffect } from 'react';
import { LoadFailed } from '../../../layout/LoadFailed';
import { Message } from '../../../layout/Message';
import { useAnswer } from '../../../platform/useAnswer';
import { PageHeader } from '../../../resource-page/PageHeader';
import type { PageProps } from '../../../routing/AdminRoute';
import { useVerifiedSession } from '../../../session/useVerifiedSession';
import { AnalyticsSkeleton } from '../AnalyticsSkeleton';
import { asPlace } from '../figureFormats';
import { lastDays } from './lastDays';
import styles from './SharedReportPage.module.css';
import { SharedReportView } from './SharedReportView';

const NOT_FOUND = 404;

const getReportAddress = (token: string) => getAddress('GET /analytics/shared/{token}', { params: { token } });

function NoReport({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isApiError(error) || error.status !== NOT_FOUND)
    return <LoadFailed subject="The report" failure={error.message} onRetry={onRetry} />;
  return (
    <Message title="No report here" action={<a href="/">Go to the website</a>}>
      <p>This link has expired or was revoked. Ask the person who sent it for a new one.</p>
    </Message>
  );
}

/** The report for people who have a link and no account. */
export function SharedReportPage({ subPath: token }: PageProps) {
  const { status } = useVerifiedSession();
  // With the token of an ended session, the call would lead to the login screen.
  const isVerified = status === 'anonymous' || status === 'authenticated';
  const { data, error, mutate } = useAnswer(isVerified ? getReportAddress(token) : null);
  const studio = useAnswer(isVerified ? getAddress('GET /studio') : null).data?.data.details;
  const shared = data?.data;
  const name = shared?.name;
  useEffect(() => {
    if (name !== undefined) document.title = name;
  }, [name]);
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{studio?.name ?? '\u00a0'}</p>
      {shared === undefined && error === undefined && <AnalyticsSkeleton />}
      {shared === undefined && error !== undefined && <NoReport error={error} onRetry={() => void mutate()} />}
      {shared !== undefined && (
        <>
          <PageHeader
            title={shared.name}
            subtitle={`${lastDays(shared.days)}, counted without cookies. Days begin at midnight in ${asPlace(shared.report.timeZone)}.`}
          />
          <SharedReportView figures={shared.report} />
        </>
      )}
    </div>
  );
}
