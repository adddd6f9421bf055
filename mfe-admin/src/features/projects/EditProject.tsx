import type { Project, ProjectDraft } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { EDITOR_WIDTH_PX } from '../../forms/EditorDialog';
import { LoadingDialog } from '../../forms/LoadingDialog';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import { ProjectEditor } from './ProjectEditor';
import type { ProjectUploads } from './projectPictures';
import type { SaveOutcome } from './useProjectActions';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (project: Project, draft: ProjectDraft, uploads: ProjectUploads) => Promise<SaveOutcome>;
}

/** The dialog for a project that exists, fetched anew: the list may be minutes old. */
export function EditProject({ id, onClose, onSave }: Props) {
  const { answer, error, retry } = useFreshAnswer(addressOf('GET /projects/{id}', { params: { id } }));
  const save = async (loaded: Project, draft: ProjectDraft, uploads: ProjectUploads): Promise<boolean> => {
    const outcome = await onSave(loaded, draft, uploads);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  if (answer === undefined)
    return (
      <LoadingDialog title="Edit Project" widthPx={EDITOR_WIDTH_PX} error={error} onRetry={retry} onClose={onClose} />
    );
  const { project } = answer;
  return (
    <ProjectEditor
      key={`${project.id} ${project.version}`}
      project={project}
      onClose={onClose}
      onSave={(draft, uploads) => save(project, draft, uploads)}
    />
  );
}
