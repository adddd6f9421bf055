import type { Project, ProjectDraft } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { EditorProps } from '../../content-manager/ContentType';
import { type ItemDrafting, savesSeparately } from '../../drafts/ItemDrafting';
import { useItemRecovery } from '../../drafts/useItemRecovery';
import { EditorDialog } from '../../forms/EditorDialog';
import { type FormPart, FormSections } from '../../forms/FormSections';
import { UNSAVED_CHANGES } from '../../forms/unsavedChanges';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { toolsPart } from '../../history/ItemTools';
import { publishPart } from '../../history/PublishField';
import { FormPreview } from '../../preview/FormPreview';
import { CaseStudyFields } from './CaseStudyFields';
import { FormProgress } from './FormProgress';
import { OpeningClipField } from './OpeningClipField';
import { PicturesField } from './PicturesField';
import { ProjectBasicFields } from './ProjectBasicFields';
import { ProjectClientFields } from './ProjectClientFields';
import type { ProjectForm } from './ProjectFormProps';
import { ProjectSeoFields } from './ProjectSeoFields';
import { ProjectStoryFields } from './ProjectStoryFields';
import { draftOfProject, formOfProject, NEW_PROJECT, projectForm } from './projectForm';
import { uploadsIn } from './projectPictures';

/** A browser cannot store chosen files; restoring work leaves the pictures unchanged. */
const NOT_KEPT = ['pictures'] as const;
const resolver = standardSchemaResolver(projectForm);
const UNSAVED = {
  ...UNSAVED_CHANGES,
  text: 'You have unsaved changes. Are you sure you want to close the project?',
};

const getParts = (form: ProjectForm, drafting: ItemDrafting | undefined, slug: string | undefined): FormPart[] => [
  {
    title: 'Basic Information',
    fields: ['title', 'short_description', 'description', 'category', 'featured', 'completed'],
    content: <ProjectBasicFields form={form} />,
  },
  publishPart({ control: form.control, name: 'status', sort: CONTENT_SORTS.projects, drafting }),
  {
    title: 'Project Details',
    fields: ['overview', 'key_features', 'technical_implementation', 'technologies', 'services', 'content'],
    content: <ProjectStoryFields form={form} />,
  },
  {
    title: 'Client & Links',
    isAside: true,
    fields: ['client', 'start_date', 'completion_date', 'project_url', 'github_url'],
    content: <ProjectClientFields form={form} />,
  },
  {
    title: 'Images',
    fields: ['pictures', 'opening_clip'],
    content: (
      <>
        <PicturesField form={form} />
        <OpeningClipField form={form} />
      </>
    ),
  },
  { title: 'Case Study', fields: ['case_study'], content: <CaseStudyFields form={form} /> },
  {
    title: 'SEO',
    isAside: true,
    fields: ['seo_title', 'seo_description', 'seo_keywords'],
    content: <ProjectSeoFields form={form} slug={slug} />,
  },
];

const describeSaving = (images: number): string =>
  images === 0 ? 'Saving…' : `Saving, with ${images === 1 ? 'an image' : `${images} images`}…`;

/** All fields of a project. */
export function ProjectEditor({ item: project, drafting, onClose, onSave }: EditorProps<Project, ProjectDraft>) {
  const isNew = project === undefined;
  const form = useForm({
    resolver,
    defaultValues: isNew ? NEW_PROJECT : formOfProject(project),
    shouldFocusError: false,
  });
  const uploads = () => uploadsIn(form.getValues('pictures'));
  const recovery = useItemRecovery({
    kind: 'project',
    form,
    item: project,
    offered: drafting?.offered,
    blank: NEW_PROJECT,
    toForm: formOfProject,
    getDraft: draftOfProject,
    omit: NOT_KEPT,
  });
  const values = () => draftOfProject(form.getValues());
  return (
    <EditorDialog
      title={isNew ? 'Add Project' : 'Edit Project'}
      form={form}
      name={project?.title}
      head={<FormProgress form={form} />}
      question={UNSAVED}
      recovery={recovery}
      drafting={drafting}
      hasFiles={uploads().length > 0}
      onSaveDraft={savesSeparately(drafting, () => ({ draft: values(), files: uploads() }))}
      preview={<FormPreview kind="project" noun="project" id={project?.id} form={form} values={values} />}
      saveLabel={isNew ? 'Create Project' : 'Update Project'}
      publishLabel="Publish Project"
      savingWords={describeSaving(uploads().length)}
      onClose={onClose}
      onSave={(draft) => onSave({ draft, files: uploads() })}
    >
      <FormSections
        parts={[...getParts(form, drafting, project?.slug), ...toolsPart(drafting)]}
        errors={form.formState.errors}
      />
    </EditorDialog>
  );
}
