import { useWatch } from 'react-hook-form';
import { ProgressBar } from '../../layout/ProgressBar';
import styles from './FormProgress.module.css';
import type { ProjectFormProps } from './ProjectFormProps';
import { COUNTED_FIELDS, getProgress } from './projectForm';

/** Shows how complete the project's recommended content is. */
export function FormProgress({ form }: ProjectFormProps) {
  const percent = getProgress(useWatch({ control: form.control, name: COUNTED_FIELDS }));
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">Form progress</span>
      <ProgressBar percent={percent} label="Form progress" />
    </div>
  );
}
