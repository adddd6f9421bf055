/** Asking for the newsletter, and what its mails lead to: the last step of subscribing, and the one of leaving. */
export const STEPS = ['signup', 'confirm', 'unsubscribe'] as const;
export type Step = (typeof STEPS)[number];

/**
 * `ready` waits for the one click, `done` follows it. `asked`: a new link is on its way. `again` takes an address for one.
 * `expired` is what the server says of a link, `incomplete` what anybody sees.
 */
export type State = 'ready' | 'done' | 'asked' | 'again' | 'expired' | 'incomplete';

interface Words {
  title: string;
  text: string;
}

const ASKED: Words = {
  title: 'Check your inbox',
  text: 'A mail with a new link is on its way. It is good for seven days; until you open it, we send nothing else.',
};
const AGAIN: Words = { title: 'Subscribe again', text: 'Tell us your address, and we mail you a new link.' };
const SIGNUP: Words = {
  title: 'The letter',
  text: 'What we learn while we work, when there is something worth reading. No more than once a month.',
};
const INCOMPLETE = 'A part of the link is missing. Please open it from the mail once more.';

/** `{email}` in a text stands for the studio's address. */
const WORDS: Readonly<Record<Step, Readonly<Record<State, Words>>>> = {
  signup: {
    ready: SIGNUP,
    done: SIGNUP,
    asked: {
      title: 'Check your inbox',
      text: 'A mail with a link is on its way. You are subscribed as soon as you open it; until then, we send nothing else.',
    },
    again: SIGNUP,
    expired: SIGNUP,
    incomplete: SIGNUP,
  },
  confirm: {
    ready: { title: 'One click to go', text: 'Please confirm that you want our newsletter.' },
    done: { title: 'You are subscribed', text: 'Thank you. The next issue finds you by itself.' },
    asked: ASKED,
    again: AGAIN,
    expired: {
      title: 'This link has expired',
      text: 'Links like this one are good for seven days. We gladly mail you a new one.',
    },
    incomplete: { title: 'This link is not complete', text: `${INCOMPLETE} Or have a new one mailed to you.` },
  },
  unsubscribe: {
    ready: { title: 'Leave the newsletter?', text: 'One click, and no more newsletters come to you.' },
    done: {
      title: 'You are unsubscribed',
      text: 'No more newsletters come to you. If that was a slip, subscribe again:',
    },
    asked: ASKED,
    again: AGAIN,
    expired: {
      title: 'This link does not work any more',
      text: 'Perhaps you are off the list already. If mails still come, write to {email}: a person sees to it.',
    },
    incomplete: { title: 'This link is not complete', text: `${INCOMPLETE} Or write to {email}.` },
  },
};

export const wordsOf = (step: Step, state: State, email: string): Words => {
  const { title, text } = WORDS[step][state];
  return { title, text: text.replace('{email}', email) };
};

export const BUTTONS: Readonly<Record<Exclude<Step, 'signup'>, { label: string; sending: string }>> = {
  confirm: { label: 'Confirm Subscription', sending: 'Confirming' },
  unsubscribe: { label: 'Unsubscribe', sending: 'Unsubscribing' },
};

export const addressOfStep = (step: Step): string => (step === 'signup' ? '/newsletter' : `/newsletter/${step}`);

/** The step of an address: without a word behind it, /newsletter takes sign-ups. */
export const stepOf = (word: string | undefined): Step => STEPS.find((step) => step === word) ?? 'signup';
