import { Button } from '../../design/Button';
import { PlaceList } from '../../design/PlaceList';
import { useServersAnswer } from '../../routing/useServersAnswer';
import styles from './NotFoundPage.module.css';

const PLACES = [
  { href: '/projects', label: 'Work', text: 'What we’ve made' },
  { href: '/services', label: 'Services', text: 'What we can do for you' },
  { href: '/about', label: 'About', text: 'Who we are' },
  { href: '/blog', label: 'Journal', text: 'What we’ve learned' },
] as const;

export function NotFoundPage() {
  if (useServersAnswer()) return null;
  return (
    <section className={styles.page}>
      <svg className={styles.art} viewBox="0 0 1220 450" preserveAspectRatio="xMinYMid" aria-hidden="true">
        <path className={styles.ink} d="M0 280 210 0h70v420h-70v-140z" />
        <circle className={styles.coral} cx="600" cy="210" r="210" />
        <circle className={styles.hole} cx="600" cy="210" r="84" />
        <path className={styles.ink} d="M890 280 1100 0h70v420h-70v-140z" transform="rotate(14 1030 210)" />
      </svg>
      <div className={styles.words}>
        <h1>Oops! Page not found</h1>
        <p>This page has moved, has a new name, or never existed.</p>
        <p className={styles.actions}>
          <Button href="/">Back to Home</Button>
          <Button href="/contact" variant="secondary">
            Contact Support
          </Button>
        </p>
      </div>
      <nav aria-label="Other places" className={styles.places}>
        <PlaceList places={PLACES} />
      </nav>
    </section>
  );
}
