import type { NewSharedReport, SharedReport } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { PlusOutlined } from '#icons';
import { SecretDialog } from '../../../forms/SecretDialog';
import { BackLink } from '../../../layout/BackLink';
import { LoadFailed } from '../../../layout/LoadFailed';
import { Message } from '../../../layout/Message';
import { SkeletonCard } from '../../../layout/SkeletonCard';
import { useAnswer } from '../../../platform/useAnswer';
import { usePlatform } from '../../../platform/usePlatform';
import { useConfirm } from '../../../resource-page/ConfirmProvider';
import { listStatus } from '../../../resource-page/listStatus';
import { PageHeader } from '../../../resource-page/PageHeader';
import { PermittedButton } from '../../../resource-page/PermittedButton';
import { missingPermission } from '../../../session/requirement';
import { useMay } from '../../../session/useAdmin';
import { NewSharedReportDialog } from './NewSharedReportDialog';
import { SharedReportsTable } from './SharedReportsTable';
import { createSharedReport, revokeSharedReport, SHARED_REPORTS_ADDRESS } from './sharedReports.api';

/** Links that show the report to people without an account. */
export function SharedReportsPage() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const { data, error, mutate } = useAnswer(SHARED_REPORTS_ADDRESS);
  const [isCreating, setIsCreating] = useState(false);
  const [path, setPath] = useState<string>();
  const missing = useMay('analytics', 'write') ? undefined : missingPermission('analytics', 'write');
  const reports = data?.data;
  const status = listStatus(reports === undefined ? error : undefined, reports);

  const create = async (wanted: NewSharedReport) => {
    try {
      setPath((await createSharedReport(api, wanted)).data.path);
      setIsCreating(false);
    } catch (failure) {
      toasts.show(validationMessage(failure) ?? serverMessageOr(failure, 'Failed to create the link'), 'error');
    }
    await mutate();
  };
  const revoke = async ({ id, name }: SharedReport) => {
    const text = `This revokes the link “${name}”. People who have it can no longer see the report. This action cannot be undone.`;
    if (!(await confirm({ title: 'Revoke', text, isDangerous: true }))) return;
    try {
      await revokeSharedReport(api, id);
      toasts.show('Link revoked', 'success');
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to revoke the link'), 'error');
    }
    await mutate();
  };
  return (
    <>
      <BackLink href="/admin/analytics">Analytics Dashboard</BackLink>
      <PageHeader
        title="Shared Reports"
        subtitle="Links that show the report to people without an account."
        actions={
          <PermittedButton type="primary" icon={<PlusOutlined />} missing={missing} onClick={() => setIsCreating(true)}>
            New Link
          </PermittedButton>
        }
      />
      {status === 'loading' && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={3} />
        </div>
      )}
      {status === 'failed' && (
        <LoadFailed subject="The shared reports" failure={error?.message} onRetry={() => void mutate()} />
      )}
      {status === 'empty' && (
        <Message level={2} title="No shared reports">
          <p>Create a link for people who follow the figures and have no account.</p>
        </Message>
      )}
      {status === 'ready' && reports !== undefined && (
        <SharedReportsTable
          reports={reports}
          getActions={(report) => [{ label: 'Revoke', isDangerous: true, missing, run: () => void revoke(report) }]}
        />
      )}
      {isCreating && <NewSharedReportDialog onClose={() => setIsCreating(false)} onCreate={create} />}
      <SecretDialog
        title="Share the Report"
        noun="link"
        label="Link to the report"
        secret={path === undefined ? undefined : new URL(path, window.location.origin).href}
        onClose={() => setPath(undefined)}
      >
        Anyone who has the link can see the report until it expires or you revoke it.
      </SecretDialog>
    </>
  );
}
