import type { ProjectDraft } from '@atelier/contracts';
import type { UseFormReturn } from 'react-hook-form';
import type { ProjectFormValues } from './projectForm';

export type ProjectForm = UseFormReturn<ProjectFormValues, unknown, ProjectDraft>;

export interface ProjectFormProps {
  form: ProjectForm;
}
