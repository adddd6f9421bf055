import type { Project, ProjectDraft, ProjectSummary } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useEffect, useRef } from 'react';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { useUndo } from '../../undo/UndoContext';
import type { ProjectUploads } from './projectPictures';
import { createProject, deleteProject, updateProject } from './projects.api';

/** How long after a save the list reloads. */
const RELOAD_DELAY_MS = 1000;
const CONFIRM_DELETE = 'Are you sure you want to delete this project? This action cannot be undone.';
const SAVE_FAILED = 'Failed to save project';
const ON_RELOAD_OF_EDITOR = 'Reload shows the newer version, and offers what you wrote here.';
const ON_RELOAD_OF_LIST = 'Reload shows the newer version in the list.';

/** `reload`: somebody was faster, and their version is wanted. `kept`: nothing was saved, and nothing lost. */
export type SaveOutcome = 'saved' | 'reload' | 'kept';

/** Reloads the list a little later; not at all where it is no longer shown by then. */
const useLateReload = (refresh: () => Promise<unknown>) => {
  const latest = useRef(refresh);
  latest.current = refresh;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), RELOAD_DELAY_MS);
  };
};

/** What staff do with one project; each says how it went. */
export const useProjectActions = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const { offer } = useUndo();
  const reloadLater = useLateReload(refresh);

  const saving = async (save: () => Promise<SaveOutcome>, done: string): Promise<SaveOutcome> => {
    try {
      const outcome = await save();
      if (outcome === 'saved') toasts.show(done, 'success');
      if (outcome !== 'kept') reloadLater();
      return outcome;
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, SAVE_FAILED), 'error');
      return 'kept';
    }
  };

  const create = (draft: ProjectDraft, uploads: ProjectUploads): Promise<SaveOutcome> =>
    saving(async () => {
      await createProject(api, draft, uploads);
      return 'saved';
    }, 'Project created successfully');

  const update = (
    { id, title, version }: Project,
    draft: ProjectDraft,
    uploads: ProjectUploads,
  ): Promise<SaveOutcome> =>
    saving(async () => {
      const { is } = await write({
        name: title,
        anyway: 'Save anyway',
        onReload: ON_RELOAD_OF_EDITOR,
        compare: {
          mine: draft,
          theirs: async () => ({ ...(await api.call('GET /projects/{id}', { params: { id } })).project }),
        },
        version,
        call: (madeOn) => updateProject(api, { id, version: madeOn }, draft, uploads),
      });
      if (is === 'done') return 'saved';
      return is === 'reload' ? 'reload' : 'kept';
    }, 'Project updated successfully');

  const restore = async (id: string): Promise<string> => {
    const { message } = await bringBack(api, CONTENT_SORTS.projects.kind, { id });
    await refresh();
    return message;
  };

  const remove = async ({ id, title, version }: ProjectSummary): Promise<void> => {
    if (!(await confirm({ title: 'Delete Project', text: CONFIRM_DELETE, isDangerous: true }))) return;
    try {
      const { is } = await write({
        name: title,
        anyway: 'Delete anyway',
        onReload: ON_RELOAD_OF_LIST,
        version,
        call: (madeOn) => deleteProject(api, { id, version: madeOn }),
      });
      if (is === 'done') offer({ text: 'Project deleted successfully', undo: () => restore(id) });
    } catch {
      toasts.show('Failed to delete project', 'error');
    }
    await refresh();
  };

  return { create, update, remove };
};
