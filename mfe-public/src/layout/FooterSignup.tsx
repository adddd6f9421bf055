import { NEWSLETTER_CONSENT_TEXT } from '@atelier/contracts/contacts/newsletter-consent';
import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { usePlatform } from '../data/usePlatform';
import { actionClass } from '../design/ActionLink';
import { Honeypot } from '../design/Honeypot';

/** Takes an address for the newsletter: a plain form, until somebody turns to it and its script is fetched. */
export function FooterSignup() {
  const platform = usePlatform() as VisitorPlatform;
  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      onFocus={({ currentTarget }) =>
        // Without its script the form still is a plain post.
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
