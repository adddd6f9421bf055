import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { Suspense } from 'react';
import { CurrentPage } from '../routing/CurrentPage';
import type { FormOutcome } from '../routing/Page';
import { type Studio, StudioContext } from '../studio';
import { Footer } from './Footer';
import { Header } from './Header';
import { ScrollToTop } from './ScrollToTop';
import styles from './Site.module.css';

interface Props {
  studio: Studio;
  outcome?: FormOutcome | undefined;
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
      <ScrollToTop />
    </StudioContext>
  );
}
