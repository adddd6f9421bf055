import { NEWSLETTER_CONSENT_TEXT } from '@atelier/contracts/contacts/newsletter-consent';
import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { usePlatform } from '../data/usePlatform';
import { Button } from '../design/Button';
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
      <h2>Our newsletter, in your inbox</h2>
      <small id="newsletter-consent">{NEWSLETTER_CONSENT_TEXT}</small>
      <label htmlFor="newsletter">Where should we send it?</label>
      <div>
        <input id="newsletter" name="email" type="email" autoComplete="email" aria-describedby="newsletter-consent" />
        <Button type="submit">Sign Up</Button>
      </div>
      <p role="status" />
    </form>
  );
}
