import { useEffect, useRef, useState } from 'react';
import { ActionLink } from '../../design/ActionLink';
import type { FormOutcome, PageProps } from '../../routing/Page';
import { focusHeading } from '../../routing/useArrival';
import { useStudio } from '../../studio';
import { Envelope } from './Envelope';
import { LinkForm } from './LinkForm';
import styles from './NewsletterPage.module.css';
import { SignupForm } from './SignupForm';
import { type State, type Step, wordsOf } from './steps';

const GONE = 410;

const stateOf = (search: URLSearchParams, token: string, outcome: FormOutcome | undefined): State => {
  const said = search.get('state');
  if (said === 'done' || said === 'asked') return said;
  if (outcome?.values.email !== undefined) return 'again';
  if (outcome?.status === GONE) return 'expired';
  return token === '' || outcome?.issues.token !== undefined ? 'incomplete' : 'ready';
};

const takesAddress = (step: Step, state: State): boolean =>
  state === 'again' || (step === 'confirm' ? state === 'expired' || state === 'incomplete' : state === 'done');

/** The token is kept here alone: from the address it would get into the history and into referrers. */
const useToken = (search: URLSearchParams, outcome: FormOutcome | undefined): string => {
  const [token] = useState(() => search.get('token') ?? outcome?.values.token ?? '');
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('token'))
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
};

const useHeadingOf = (state: State): void => {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) focusHeading();
    shown.current = state;
  }, [state]);
};

/** The page behind a link of the newsletter's mails: nothing changes before its button is pressed. */
export function NewsletterPage({ location, outcome: posted }: PageProps) {
  const step = location.params.step as Step;
  const [outcome, setOutcome] = useState(posted);
  const token = useToken(location.search, posted);
  const state = stateOf(location.search, token, outcome);
  useHeadingOf(state);
  const { title, text } = wordsOf(step, state, useStudio().details.email);
  return (
    <section className={styles.page}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {state === 'ready' && <LinkForm step={step} token={token} failure={outcome?.message} onRefusal={setOutcome} />}
        {takesAddress(step, state) && <SignupForm step={step} outcome={state === 'again' ? outcome : undefined} />}
        {state !== 'ready' && (
          <p className={styles.ways}>
            <ActionLink href="/blog" tone="bare">
              Read the Journal
            </ActionLink>
            <ActionLink href="/contact" tone="bare">
              Contact Us
            </ActionLink>
          </p>
        )}
      </div>
      <Envelope step={step} state={state} />
    </section>
  );
}
