/** The newsletter sign-up and the pages that its mails link to: confirming and unsubscribing. */
export const STEPS = ['signup', 'confirm', 'unsubscribe'] as const;
export type Step = (typeof STEPS)[number];

/**
 * `ready` waits for the click, `done` follows it. `asked`: a new link is on its way. `again` takes an address for one.
 * `expired` is the server's verdict on a link; `incomplete` is visible without the server.
 */
export type State = 'ready' | 'done' | 'asked' | 'again' | 'expired' | 'incomplete';

interface Words {
  title: string;
  text: string;
}

const ASKED: Words = {
  title: 'Check your inbox',
  text: 'We’ve sent you a new link. It works for seven days. Until you open it, we won’t send anything else.',
};
const AGAIN: Words = { title: 'Subscribe again', text: 'Enter your address, and we’ll email you a new link.' };
const SIGNUP: Words = {
  title: 'The newsletter',
  text: 'What we learn on the job, when there’s something worth reading. Once a month at most.',
};
const INCOMPLETE = 'Part of the link is missing. Please open it from the email again.';

/** Replaces `{email}` in a text with the studio's address. */
const WORDS: Readonly<Record<Step, Readonly<Record<State, Words>>>> = {
  signup: {
    ready: SIGNUP,
    done: SIGNUP,
    asked: {
      title: 'Check your inbox',
      text: 'We’ve sent you a link. Open it to subscribe. Until then, we won’t send anything else.',
    },
    again: SIGNUP,
    expired: SIGNUP,
    incomplete: SIGNUP,
  },
  confirm: {
    ready: { title: 'One click to go', text: 'Please confirm that you’d like our newsletter.' },
    done: { title: 'You’re subscribed', text: 'Thank you. The next issue will come to you.' },
    asked: ASKED,
    again: AGAIN,
    expired: {
      title: 'This link has expired',
      text: 'Links like this work for seven days. We’re happy to send you a new one.',
    },
    incomplete: { title: 'This link isn’t complete', text: `${INCOMPLETE} Or get a new one by email.` },
  },
  unsubscribe: {
    ready: { title: 'Leave the newsletter?', text: 'One click, and we’ll stop sending it.' },
    done: {
      title: 'You’re unsubscribed',
      text: 'You won’t get our newsletter anymore. If that was a mistake, subscribe again:',
    },
    asked: ASKED,
    again: AGAIN,
    expired: {
      title: 'This link doesn’t work anymore',
      text: 'You may be off the list already. If you still get our newsletter, write to {email} and a person will take care of it.',
    },
    incomplete: { title: 'This link isn’t complete', text: `${INCOMPLETE} Or write to {email}.` },
  },
};

export const getWords = (step: Step, state: State, email: string): Words => {
  const { title, text } = WORDS[step][state];
  return { title, text: text.replace('{email}', email) };
};

export const BUTTONS: Readonly<Record<Exclude<Step, 'signup'>, { label: string; sending: string }>> = {
  confirm: { label: 'Confirm Subscription', sending: 'Confirming' },
  unsubscribe: { label: 'Unsubscribe', sending: 'Unsubscribing' },
};

export const addressOfStep = (step: Step): string => (step === 'signup' ? '/newsletter' : `/newsletter/${step}`);

/** The step for an address. /newsletter itself is the sign-up. */
export const toStep = (word: string | undefined): Step => STEPS.find((step) => step === word) ?? 'signup';
