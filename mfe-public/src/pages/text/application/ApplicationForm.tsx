import { APPLICATION_MESSAGE_MAX_LENGTH } from '@atelier/contracts/contacts/application-file';
import { Button } from '../../../design/Button';
import { errorId, Field } from '../../../design/Field';
import { Honeypot } from '../../../design/Honeypot';
import styles from './ApplicationForm.module.css';
import { FILE_ENDINGS } from './applicationIssues';
import { useApply } from './useApply';

/** The application form. `role` comes from the link that was followed; empty if there is none. */
export function ApplicationForm({ role }: { role: string }) {
  const { issues, failure, isSent, isSending, onSubmit, begin } = useApply();
  if (isSent)
    return (
      <div className={styles.sent} role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        <strong>Your application has arrived.</strong>
        <p>Thank you. We read every one, and you’ll hear from us either way.</p>
      </div>
    );
  const input = (name: string, isRequired = true) => ({
    id: name,
    name,
    'aria-required': isRequired || undefined,
    'aria-invalid': issues[name] !== undefined,
    'aria-describedby': errorId(name),
  });
  const wrong = Object.keys(issues).length;
  return (
    <form noValidate aria-labelledby="application-title" className={styles.fields} onSubmit={onSubmit} onFocus={begin}>
      <Honeypot />
      <Field id="role" label="Role" isWide error={issues.role}>
        <input key={role} {...input('role')} type="text" defaultValue={role} />
      </Field>
      <Field id="name" label="Name" error={issues.name}>
        <input {...input('name')} type="text" autoComplete="name" />
      </Field>
      <Field id="email" label="Email" error={issues.email}>
        <input {...input('email')} type="email" autoComplete="email" />
      </Field>
      <Field id="link" label="Link to your work" isOptional isWide error={issues.link}>
        <input {...input('link', false)} type="url" autoComplete="url" />
      </Field>
      <Field
        id="file"
        label="Resume"
        isOptional
        isWide
        error={issues.file}
        note={<span className={styles.note}>PDF or Word, up to 10 MB</span>}
      >
        <input {...input('file', false)} type="file" accept={FILE_ENDINGS.join(',')} />
      </Field>
      <Field id="message" label="Message" isWide error={issues.message}>
        <textarea {...input('message')} rows={6} maxLength={APPLICATION_MESSAGE_MAX_LENGTH} />
      </Field>
      <div className={styles.end}>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending' : 'Send Application'}
        </Button>
        <p role="status" className={styles.failure}>
          {wrong > 0 ? `${wrong === 1 ? 'One field needs' : `${wrong} fields need`} another look.` : failure}
        </p>
        {failure !== '' && (
          <Button type="submit" variant="link">
            Try Again
          </Button>
        )}
      </div>
    </form>
  );
}
