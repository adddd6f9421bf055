import type { SitePage } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { LoadFailed } from '../../layout/LoadFailed';
import { PageLoading } from '../../layout/PageLoading';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { PageHeader } from '../../resource-page/PageHeader';
import { AfterSetup } from './AfterSetup';
import { SetupForm } from './SetupForm';

const SETTINGS_ADDRESS = getAddress('GET /studio/settings');

/** The first page for the owner of an installation without content. */
export function SetupPage({ title }: { title: string }) {
  const { api } = usePlatform();
  const { answer, error, retry } = useFreshAnswer(SETTINGS_ADDRESS, (_, signal) =>
    api.get(SETTINGS_ADDRESS, { signal }),
  );
  const [firstPage, setFirstPage] = useState<SitePage>();
  if (error !== undefined)
    return <LoadFailed subject="The settings" failure="Failed to load settings" onRetry={retry} />;
  if (answer === undefined) return <PageLoading />;
  if (firstPage !== undefined || answer.data.setup !== 'due') return <AfterSetup firstPage={firstPage} />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Four short parts, about five minutes. You can change everything later, and search engines wait until you open the site."
      />
      <SetupForm settings={answer.data} onDone={setFirstPage} />
    </>
  );
}
