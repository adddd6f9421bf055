import { NEWSLETTER_CONSENT } from '@atelier/contracts/contacts/newsletter-consent';
import { usePlatform } from '../data/usePlatform';
import { Trap } from '../design/Trap';
import styles from './FooterSignup.module.css';

/** Takes an address for the newsletter: a plain form, until somebody turns to it and its script is fetched. */
export function FooterSignup() {
  const platform = usePlatform();
  const takeOver = (form: HTMLFormElement) => {
    if (platform !== null)
      // Without its script the form still is a plain post.
      import(/* webpackChunkName: "footer-signup" */ './signUpInPlace')
        .then(({ signUpInPlace }) => signUpInPlace(form, platform))
        .catch(() => undefined);
  };
  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      className={styles.signup}
      onFocus={({ currentTarget }) => takeOver(currentTarget)}
    >
      <input type="hidden" name="source" value="footer" />
      <Trap id="footer-website" />
      <label htmlFor="newsletter">Our letter, to your inbox</label>
      <div className={styles.line}>
        <input
          id="newsletter"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-required
          aria-describedby="newsletter-said newsletter-consent"
        />
        <button type="submit">Sign Up</button>
      </div>
      <p id="newsletter-said" role="status" className={styles.said} />
      <p id="newsletter-consent">{NEWSLETTER_CONSENT.text}</p>
    </form>
  );
}
