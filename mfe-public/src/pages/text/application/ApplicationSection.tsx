import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TryAgain } from '../../../design/TryAgain';
import { whenNear } from '../../../design/whenNear';
import { SiteLink } from '../../../routing/SiteLink';
import { useStudio } from '../../../studio';
import styles from './ApplicationSection.module.css';

/** Target of "Apply" on the careers page. */
const APPLICATION_ID = 'apply';

type Form = ComponentType<{ role: string }>;

const loadForm = async (): Promise<Form> =>
  (await import(/* webpackChunkName: "application-form" */ './ApplicationForm')).ApplicationForm;

/** Loads the form's chunk when the section is near the viewport; `retry` requests it again after a failure. */
const useFormWhenNear = () => {
  const section = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<Form>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setHasFailed(false);
    loadForm().then(
      (loaded) => setForm(() => loaded),
      () => setHasFailed(true),
    );
  };
  const onNear = useEffectEvent(load);
  useEffect(() => (section.current === null ? undefined : whenNear(section.current, () => onNear())), []);
  return { section, Form, hasFailed, retry: load };
};

/** The last section of the careers page: the application. The file upload needs scripts; without them, the studio's address is shown. */
export function ApplicationSection({ role }: { role: string }) {
  const { email } = useStudio().details;
  const { section, Form, hasFailed, retry } = useFormWhenNear();
  return (
    <section ref={section} id={APPLICATION_ID} className={styles.section} aria-labelledby="application-title">
      <div className={styles.words}>
        <h2 id="application-title">Which chair is yours?</h2>
        <p>Tell us about yourself and show us something you made. A person reads every application.</p>
        <p>
          Not sure yet? <SiteLink href="/team">Meet the Team</SiteLink>
        </p>
      </div>
      <div className={styles.form} aria-busy={Form === undefined && !hasFailed}>
        {Form !== undefined && <Form role={role} />}
        {hasFailed && (
          <div role="alert">
            <p>The form could not be loaded. Check your connection, or write to {email}.</p>
            <TryAgain retry={retry} />
          </div>
        )}
        <noscript>
          <p>
            The form needs scripts. Write to <a href={`mailto:${email}`}>{email}</a> instead.
          </p>
        </noscript>
      </div>
    </section>
  );
}
