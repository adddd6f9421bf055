import { memo, Suspense, use } from 'react';
import type { FormOutcome } from '../../routing/Page';
import styles from './ContactPage.module.css';
import { formWhenNear, loadedForm } from './formChunk';

interface FormSlotProps {
  /** The address's query: a string, so that nothing changes before the form is hydrated. */
  search: string;
  outcome?: FormOutcome | undefined;
}

function FormWhenNear(props: FormSlotProps) {
  const { MessageForm } = loadedForm() ?? use(formWhenNear());
  return <MessageForm {...props} />;
}

/** The form works in the server's HTML. React takes it over when it is near the viewport. */
export const FormSlot = memo(function FormSlot(props: FormSlotProps) {
  return (
    <Suspense fallback={<div className={styles.formPlaceholder} aria-busy="true" />}>
      <FormWhenNear {...props} />
    </Suspense>
  );
});
