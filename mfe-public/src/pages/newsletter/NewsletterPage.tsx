import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button';
import type { FormOutcome, PageProps } from '../../routing/Page';
import { focusHeading } from '../../routing/useArrival';
import { useStudio } from '../../studio';
import { Envelope } from './Envelope';
import { LinkForm } from './LinkForm';
import styles from './NewsletterPage.module.css';
import { SignupForm } from './SignupForm';
import { getWords, type State, type Step, toStep } from './steps';

const GONE = 410;

const getState = (step: Step, search: URLSearchParams, token: string, outcome: FormOutcome | undefined): State => {
  const said = search.get('state');
  if (said === 'done' || said === 'asked') return said;
  if (outcome?.values.email !== undefined) return 'again';
  if (step === 'signup') return 'ready';
  if (outcome?.status === GONE) return 'expired';
  return token === '' || outcome?.issues.token !== undefined ? 'incomplete' : 'ready';
};

/** States in which the form asks for the email address. */
const WANTS_ADDRESS: Readonly<Record<Step, readonly State[]>> = {
  signup: ['ready'],
  confirm: ['expired', 'incomplete'],
  unsubscribe: ['done'],
};

const takesAddress = (step: Step, state: State): boolean => state === 'again' || WANTS_ADDRESS[step].includes(state);

/** Keeps the token in state only: in the URL it would leak into the history and into referrers. */
const useToken = (search: URLSearchParams, outcome: FormOutcome | undefined): string => {
  const [token] = useState(() => search.get('token') ?? outcome?.values.token ?? '');
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('token'))
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
};

const useHeading = (state: State): void => {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) focusHeading();
    shown.current = state;
  }, [state]);
};

/** Newsletter sign-up, and the page behind the links in newsletter mails; nothing changes until its button is pressed. */
export function NewsletterPage({ location, outcome: posted }: PageProps) {
  const step = toStep(location.params.step);
  const [outcome, setOutcome] = useState(posted);
  const token = useToken(location.search, posted);
  const state = getState(step, location.search, token, outcome);
  useHeading(state);
  const { title, text } = getWords(step, state, useStudio().details.email);
  return (
    <section className={styles.page}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {state === 'ready' && step !== 'signup' && (
          <LinkForm step={step} token={token} failure={outcome?.message} onRefusal={setOutcome} />
        )}
        {takesAddress(step, state) && <SignupForm step={step} outcome={state === 'again' ? outcome : undefined} />}
        {(state !== 'ready' || step === 'signup') && (
          <p className={styles.ways}>
            <Button href="/blog" variant="link">
              Read the Journal
            </Button>
            <Button href="/contact" variant="link">
              Contact Us
            </Button>
          </p>
        )}
      </div>
      <Envelope step={step} state={state} />
    </section>
  );
}
