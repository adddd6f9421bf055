import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { lazy, Suspense } from 'react';
import { CurrentPage } from '../routing/CurrentPage';
import type { FormOutcome } from '../routing/Page';
import { type Studio, StudioContext } from '../studio';
import { Footer } from './Footer';
import { Header, useIsScrolled } from './Header';
import styles from './Site.module.css';

interface Props {
  studio: Studio;
  outcome?: FormOutcome | undefined;
}

const ScrollToTop = lazy(() =>
  import(/* webpackChunkName: "scroll-to-top" */ './ScrollToTop').then(
    ({ ScrollToTop }) => ({ default: ScrollToTop }),
    () => ({ default: () => null }),
  ),
);

/** The button is hidden at the top of a page. */
function BackToTop() {
  return (
    useIsScrolled() && (
      <Suspense>
        <ScrollToTop />
      </Suspense>
    )
  );
}

/** Header, page and footer: the same tree on the server and in the browser. */
export function Site({ studio, outcome }: Props) {
  return (
    <StudioContext value={studio}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<p className={styles.loading}>Loading</p>}>
          <CurrentPage outcome={outcome} />
        </Suspense>
      </main>
      <Footer />
      <BackToTop />
    </StudioContext>
  );
}
