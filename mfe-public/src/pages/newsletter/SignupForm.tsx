import { NEWSLETTER_CONSENT } from '@atelier/contracts/contacts/newsletter-consent';
import { useState } from 'react';
import { Button } from '../../design/Button';
import { errorId, Field } from '../../design/Field';
import { Honeypot } from '../../design/Honeypot';
import type { FormOutcome } from '../../routing/Page';
import styles from './NewsletterPage.module.css';
import { addressOfStep, type Step } from './steps';
import { useForm } from './useForm';

interface SignupFormProps {
  step: Step;
  /** The result of a plain submission of this form. */
  outcome: FormOutcome | undefined;
}

/** Form for an email address, validated by the same rules as on the server. */
export function SignupForm({ step, outcome: posted }: SignupFormProps) {
  const [outcome, setOutcome] = useState(posted);
  const { isSending, onSubmit, begin } = useForm((refusal) => {
    setOutcome(refusal);
    document.getElementById('email')?.focus();
  });
  const error = outcome?.issues.email;
  return (
    <form
      method="post"
      action={addressOfStep(step)}
      noValidate
      className={styles.signup}
      onSubmit={onSubmit}
      onFocus={begin}
    >
      <input type="hidden" name="step" value={step} />
      <Honeypot />
      <Field id="email" label="Email" error={error}>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={outcome?.values.email}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={errorId('email')}
        />
      </Field>
      <p className={styles.consent}>{NEWSLETTER_CONSENT.text}</p>
      <Button variant={step === 'unsubscribe' ? 'secondary' : 'primary'} type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending' : 'Subscribe'}
      </Button>
      <p role="alert" className={styles.failure}>
        {isSending || error !== undefined ? '' : outcome?.message}
      </p>
    </form>
  );
}
