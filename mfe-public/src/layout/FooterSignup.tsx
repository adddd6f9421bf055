import { NEWSLETTER_CONSENT_TEXT } from '@atelier/contracts/contacts/newsletter-consent';
import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { usePlatform } from '../data/usePlatform';
import { actionClass } from '../design/ActionLink';
import { Honeypot } from '../design/Honeypot';

/** Newsletter form in the footer: a plain form whose script loads on the first focus. */
export function FooterSignup() {
  const platform = usePlatform() as VisitorPlatform;
  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      onFocus={({ currentTarget }) =>
        // If the script fails to load, the form is still a plain post.
        import(/* webpackChunkName: "footer-signup" */ './signUpInPlace').then(
          ({ signUpInPlace }) => signUpInPlace(currentTarget, platform),
          () => {},
        )
      }
    >
      <Honeypot />
      <label htmlFor="newsletter">
        Our letter, to your inbox
        <small>{NEWSLETTER_CONSENT_TEXT}</small>
      </label>
      <div>
        <input id="newsletter" name="email" type="email" autoComplete="email" />
        <button type="submit" className={actionClass()}>
          Sign Up
        </button>
      </div>
      <p role="status" />
    </form>
  );
}
