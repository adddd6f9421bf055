import { Button } from '../../design/Button';
import type { FormOutcome } from '../../routing/Page';
import styles from './NewsletterPage.module.css';
import { addressOfStep, BUTTONS, type Step } from './steps';
import { useForm } from './useForm';

interface LinkFormProps {
  step: Exclude<Step, 'signup'>;
  token: string;
  /** Why the last attempt failed, if it did. */
  failure: string | undefined;
  onRefusal: (outcome: FormOutcome) => void;
}

/** The confirmation button. Opening a link changes nothing, because mail programs open links too. */
export function LinkForm({ step, token, failure, onRefusal }: LinkFormProps) {
  const { isSending, onSubmit } = useForm(onRefusal);
  const { label, sending } = BUTTONS[step];
  return (
    <form method="post" action={addressOfStep(step)} onSubmit={onSubmit}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? sending : label}
      </Button>
      <p role="alert" className={styles.failure}>
        {isSending ? '' : failure}
      </p>
    </form>
  );
}
