import type { Redirect, RedirectInput } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { PlusOutlined } from '#icons';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { getPage } from '../../resource-page/getPage';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { SearchField } from '../../resource-page/SearchField';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { useMissingRights } from '../../session/useMissingRights';
import { MissingPagesTable } from './MissingPagesTable';
import { RedirectDialog } from './RedirectDialog';
import styles from './Redirects.module.css';
import { RedirectsTable } from './RedirectsTable';

const DEFAULTS = { search: '', page: '1' };
const REDIRECTS_PER_PAGE = 20;
const LOAD_FAILED = 'Failed to load redirects';
const NEW = { from: '', to: '' };

/** Redirects of the site, and recent requests for pages that do not exist. */
export function RedirectsPage() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const missing = useMissingRights('settings');
  const [state, change] = useListState(DEFAULTS);
  const [edited, setEdited] = useState<{ from: string; to: string }>();
  const query = { page: state.page, limit: REDIRECTS_PER_PAGE, search: state.search || undefined };
  const list = useAnswer(getAddress('GET /seo/redirects', { query }), { keepPreviousData: true });
  const absent = useAnswer(getAddress('GET /seo/missing'));
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  const refresh = () => Promise.all([list.mutate(), absent.mutate()]);

  const save = async (redirect: RedirectInput): Promise<boolean> => {
    try {
      const standing = edited?.to ? { replaces: edited.to } : { mustBeNew: true };
      await api.call('PUT /seo/redirects', { body: { ...redirect, ...standing } });
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to save redirect'), 'error');
      await refresh();
      return false;
    }
    toasts.show('Redirect saved successfully', 'success');
    await refresh();
    return true;
  };
  const remove = async ({ id, from, to }: Redirect) => {
    const text = `Are you sure you want to delete the redirect of ${from}? Visitors will get a page that says it doesn’t exist.`;
    if (!(await confirm({ title: 'Delete Redirect', text, isDangerous: true }))) return;
    try {
      await api.call('DELETE /seo/redirects/{id}', { params: { id }, query: { to } });
      toasts.show('Redirect deleted successfully', 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to delete redirect'), 'error');
    }
    await refresh();
  };
  return (
    <div className={styles.page}>
      <ResourceSection
        title="Redirects"
        hint="For paths without a page. Posts, projects, and pages that get a new slug redirect by themselves."
        action={
          <PermittedButton
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            missing={missing.write}
            onClick={() => setEdited(NEW)}
          >
            New Redirect
          </PermittedButton>
        }
        filters={
          <SearchField
            placeholder="Search redirects..."
            value={state.search}
            onChange={(search) => change({ search })}
          />
        }
        status={listStatus(failure, list.data?.data)}
        skeleton={<SkeletonCard rows={4} />}
        failure={failure ?? ''}
        onRetry={() => void list.mutate()}
        empty={{
          title: isFiltering(state, DEFAULTS) ? 'No redirects found' : 'No redirects yet',
          hint: isFiltering(state, DEFAULTS) ? 'Try another search' : 'Add one, or redirect a missing page below',
        }}
        pagination={getPage(state.page, REDIRECTS_PER_PAGE, list.data?.total ?? 0, change)}
      >
        <RedirectsTable
          redirects={list.data?.data ?? []}
          missing={missing}
          onEdit={setEdited}
          onDelete={(redirect) => void remove(redirect)}
        />
      </ResourceSection>
      {absent.data && (
        <section aria-label="Missing pages">
          <SectionHeader title="Missing pages" hint="Requested in the last 30 days, and not found." />
          {absent.data.data.length === 0 ? (
            <p className={styles.none}>Nobody has requested a page that doesn’t exist.</p>
          ) : (
            <MissingPagesTable
              pages={absent.data.data}
              missing={missing.write}
              onRedirect={(from) => setEdited({ from, to: '' })}
            />
          )}
        </section>
      )}
      {edited && (
        <RedirectDialog
          initial={{ from: edited.from, to: edited.to }}
          isNew={edited.to === ''}
          onClose={() => setEdited(undefined)}
          onSave={save}
        />
      )}
    </div>
  );
}
