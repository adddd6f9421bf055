import type { Project, ProjectDraft } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { fieldIdOf } from '../../forms/fieldIdOf';
import { RecoveryOffer } from '../../forms/RecoveryOffer';
import { useLeaveWarning } from '../../forms/useLeaveWarning';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { FormProgress } from './FormProgress';
import { FormSection, SectionLinks } from './FormSection';
import { PicturesField } from './PicturesField';
import { ProjectBasicFields } from './ProjectBasicFields';
import { ProjectClientFields } from './ProjectClientFields';
import { ProjectSeoFields } from './ProjectSeoFields';
import { ProjectStoryFields } from './ProjectStoryFields';
import styles from './Projects.module.css';
import { formOfProject, NEW_PROJECT, projectForm } from './projectForm';
import { type ProjectUploads, uploadsIn } from './projectPictures';

export const EDITOR_WIDTH_PX = 920;
/** Chosen files cannot be kept in a browser; pictures stay as they are when work is restored. */
const NOT_KEPT = ['pictures'] as const;
const resolver = standardSchemaResolver(projectForm);
const UNSAVED = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to close the project?',
  isDangerous: true,
};

interface Props {
  /** The project to edit; absent for a new one. */
  project: Project | undefined;
  onClose: () => void;
  /** True when the project was saved. */
  onSave: (draft: ProjectDraft, uploads: ProjectUploads) => Promise<boolean>;
}

const goTo = (name: string) => document.getElementById(fieldIdOf(name))?.focus();

const stateOf = (isDirty: boolean, isSubmitting: boolean, images: number): string => {
  if (isSubmitting) return images === 0 ? 'Saving…' : `Saving, with ${images === 1 ? 'an image' : `${images} images`}…`;
  return isDirty ? 'Unsaved changes' : '';
};

/** The dialog over the list: everything that is told of a project. */
export function ProjectEditor({ project, onClose, onSave }: Props) {
  const isNew = project === undefined;
  const confirm = useConfirm();
  const form = useForm({
    resolver,
    defaultValues: isNew ? NEW_PROJECT : formOfProject(project),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const uploads = () => uploadsIn(form.getValues('pictures'));
  useLeaveWarning(isDirty);
  const recovery = useLocalRecovery({ kind: 'project', itemId: project?.id, form, omit: NOT_KEPT });

  const close = async () => {
    if (isDirty && !(await confirm(UNSAVED))) return;
    recovery.clear();
    onClose();
  };
  const save = form.handleSubmit(async (draft) => {
    if (!(await onSave(draft, uploads()))) return;
    recovery.clear();
    onClose();
  });

  return (
    <Dialog
      title={isNew ? 'Add Project' : 'Edit Project'}
      isOpen
      onClose={() => void close()}
      widthPx={EDITOR_WIDTH_PX}
      footer={
        <div className={styles.footer}>
          <span className={styles.unsaved} role="status">
            {stateOf(isDirty, isSubmitting, uploads().length)}
          </span>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="primary" onClick={() => void save()} loading={isSubmitting}>
            {isNew ? 'Create Project' : 'Update Project'}
          </Button>
        </div>
      }
    >
      <div className={styles.head}>
        <FormProgress form={form} />
        <SectionLinks />
      </div>
      <RecoveryOffer {...recovery} />
      <ErrorSummary errors={errors} attempt={submitCount} onGo={goTo} />
      <ProjectBasicFields form={form} />
      <ProjectStoryFields form={form} />
      <ProjectClientFields form={form} />
      <FormSection of="images">
        <PicturesField form={form} />
      </FormSection>
      <ProjectSeoFields form={form} />
    </Dialog>
  );
}
