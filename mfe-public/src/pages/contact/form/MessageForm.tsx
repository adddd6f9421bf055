import { CONTACT_SERVICES, MESSAGE_MAX_LENGTH } from '@atelier/contracts/contacts/contact-message';
import { useMemo, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../design/Button';
import { errorId, Field } from '../../../design/Field';
import { Honeypot } from '../../../design/Honeypot';
import type { FormOutcome } from '../../../routing/Page';
import { NOT_SENT } from '../texts';
import { FormBanner } from './FormBanner';
import styles from './MessageForm.module.css';
import { keepDraft } from './messageDraft';
import { messageIssues } from './messageIssues';
import { EMPTY_MESSAGE, type MessageValues, messageValues, prefilled, REQUIRED_FIELDS } from './messageValues';
import { useRestoredMessage } from './useRestoredMessage';
import { type Banner, useSendMessage } from './useSendMessage';

interface MessageFormProps {
  search: string;
  /** The result of a plain form submission. */
  outcome?: FormOutcome | undefined;
}

const toErrors = (issues: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(issues).map(([field, message]) => [field, { type: 'rule', message }]));

const findBanner = (search: string, outcome: FormOutcome | undefined): Banner | undefined => {
  if (outcome !== undefined) return Object.keys(outcome.issues).length === 0 ? 'failed' : undefined;
  return new URLSearchParams(search).has('sent') ? 'sent' : undefined;
};

const statusLine = (wrong: number, wasSubmitted: boolean, hasFailed: boolean): string => {
  if (wrong > 0 && wasSubmitted) return `${wrong === 1 ? 'One field needs' : `${wrong} fields need`} another look.`;
  return hasFailed ? NOT_SENT : '';
};

/** The message form. Without scripts, the same HTML submits to the page itself. */
export function MessageForm({ search, outcome }: MessageFormProps) {
  const initial = useMemo(
    () => (outcome === undefined ? prefilled(search) : messageValues(outcome.values)),
    [search, outcome],
  );
  const serverErrors = useMemo(() => toErrors(outcome?.issues), [outcome]);
  const { register, handleSubmit, control, getValues, reset, setFocus, trigger, formState } = useForm<MessageValues>({
    // The typed values are submitted. They are normalized in one place.
    resolver: (values) => {
      const errors = toErrors(messageIssues(values));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    defaultValues: initial,
    errors: serverErrors,
  });
  const { errors, submitCount } = formState;
  const values = useWatch({ control });
  const unmet = messageIssues(values);
  const filled = REQUIRED_FIELDS.filter((field) => !(field in unmet)).length;
  const wrong = Object.keys(errors).length;
  const { isRestored, startOver } = useRestoredMessage(search, initial, (restored) =>
    reset(restored, { keepDefaultValues: true, keepErrors: true }),
  );
  const sendButton = useRef<HTMLButtonElement>(null);
  const { banner, hasFailed, isSending, send, begin } = useSendMessage(findBanner(search, outcome), (sent) => {
    startOver();
    const typed = getValues();
    // What was typed while sending is not sent yet.
    if (JSON.stringify(typed) !== JSON.stringify(sent)) return keepDraft(typed);
    reset(EMPTY_MESSAGE);
    sendButton.current?.focus();
  });

  const submit = handleSubmit(async (message, event) => {
    if (isSending) return;
    const website = new FormData(event?.target as HTMLFormElement).get('website');
    await send({ values: message, website: String(website ?? '') });
  });
  const input = (name: keyof MessageValues, isRequired: boolean) => ({
    ...register(name, {
      // Tabbing past an empty field is not an error yet.
      onBlur: ({ target }) => target.value.trim() !== '' && trigger(name),
      onChange: () => errors[name] !== undefined && trigger(name),
    }),
    id: name,
    defaultValue: initial[name],
    'aria-required': isRequired || undefined,
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errorId(name),
  });

  return (
    <form
      className={styles.form}
      method="post"
      action="/contact"
      noValidate
      aria-labelledby="message-form-title"
      onSubmit={(event) => void submit(event)}
      onFocus={begin}
      onInput={({ currentTarget }) => keepDraft(messageValues(Object.fromEntries(new FormData(currentTarget))))}
    >
      <FormBanner banner={banner} />
      <Honeypot />
      <div className={styles.progress}>
        <progress max={REQUIRED_FIELDS.length} value={filled} aria-labelledby="message-progress" />
        <span id="message-progress">
          {filled} of {REQUIRED_FIELDS.length} required fields
        </span>
      </div>
      {isRestored && (
        <p className={styles.kept}>
          We kept what you typed.
          <button
            type="button"
            onClick={() => {
              reset(EMPTY_MESSAGE);
              startOver();
              setFocus('name');
            }}
          >
            Start Over
          </button>
        </p>
      )}
      {values.subject && (
        <p className={styles.subject}>
          Subject: <strong>{values.subject}</strong>
        </p>
      )}
      <input type="hidden" {...register('subject')} defaultValue={initial.subject} />
      <Field id="name" label="Name" error={errors.name?.message}>
        <input {...input('name', true)} type="text" autoComplete="name" />
      </Field>
      <Field id="email" label="Email" error={errors.email?.message}>
        <input {...input('email', true)} type="email" autoComplete="email" />
      </Field>
      <Field id="company" label="Company" isOptional error={errors.company?.message}>
        <input {...input('company', false)} type="text" autoComplete="organization" />
      </Field>
      <Field id="phone" label="Phone" isOptional error={errors.phone?.message}>
        <input {...input('phone', false)} type="tel" autoComplete="tel" />
      </Field>
      <Field id="service" label="Service" isWide error={errors.service?.message}>
        <select {...input('service', true)}>
          <option value="">Select a service</option>
          {CONTACT_SERVICES.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id="message"
        label="Message"
        isWide
        error={errors.message?.message}
        note={
          <span className={styles.counter}>
            {(values.message ?? '').length}/{MESSAGE_MAX_LENGTH}
          </span>
        }
      >
        <textarea {...input('message', true)} rows={6} />
      </Field>
      <div className={styles.end}>
        <Button ref={sendButton} type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending Message' : 'Send Message'}
        </Button>
        <p role="status" className={styles.error}>
          {statusLine(wrong, submitCount > 0 || outcome !== undefined, hasFailed)}
        </p>
        {hasFailed && (
          <Button type="submit" variant="link">
            Try Again
          </Button>
        )}
      </div>
    </form>
  );
}
