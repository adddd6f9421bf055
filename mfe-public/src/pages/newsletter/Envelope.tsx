import print from '../../design/Print.module.css';
import styles from './Envelope.module.css';
import type { State, Step } from './steps';

/** The state of the envelope: closed before the click, open with a letter after a success, otherwise empty. */
const LIES: Readonly<Record<State, 'closed' | 'open' | 'empty'>> = {
  ready: 'closed',
  done: 'open',
  asked: 'open',
  again: 'empty',
  expired: 'empty',
  incomplete: 'empty',
};

function Letter() {
  return (
    <>
      <rect className={print.paper} x="190" y="240" width="420" height="420" />
      <path className={styles.line} d="M240 310h200M240 370h320M240 430h320" />
      <circle className={print.coral} cx="540" cy="306" r="34" />
    </>
  );
}

export function Envelope({ step, state }: { step: Step; state: State }) {
  const hasLeft = step === 'unsubscribe' && state === 'done';
  const isToBeSent = step === 'signup' && state !== 'asked';
  const lies = hasLeft ? 'empty' : isToBeSent ? 'closed' : LIES[state];
  return (
    <svg className={styles.art} viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={print.peach} width="800" height="900" />
      <circle className={lies === 'empty' ? print.olive : print.coral} cx="560" cy="250" r="250" />
      <g transform="translate(60 90) scale(0.85)">
        {lies !== 'closed' && <path className={print.ink} d="M120 470 400 250l280 220z" />}
        {lies === 'open' && <Letter />}
        <rect className={print.slate} x="120" y="470" width="560" height="320" />
        <path className={styles.fold} d="M120 790 318 620M680 790 482 620" />
        {lies === 'closed' ? (
          <>
            <path className={print.ink} d="M120 470h560L400 690z" />
            <circle className={print.coral} cx="400" cy="668" r="46" />
          </>
        ) : (
          <path className={styles.fold} d="M120 470 400 680 680 470" />
        )}
      </g>
    </svg>
  );
}
