import { ActionLink, actionClass } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import type { PageProps } from '../../routing/Page';
import { ContactCards } from './ContactCards';
import styles from './ContactPage.module.css';
import { ContactSide } from './ContactSide';
import { FormSlot } from './FormSlot';
import { FORM_ID } from './formId';
import { OfficeBlock } from './OfficeBlock';

const FIGURES = [
  { value: 500, suffix: '+', label: 'Projects' },
  { value: 98, suffix: '%', label: 'Satisfaction' },
  { value: '24h', label: 'Response' },
  { value: '5 star', label: 'Rating' },
] as const;

export function ContactPage({ location, outcome }: PageProps) {
  return (
    <>
      <section className={styles.hero}>
        <h1>Let's talk</h1>
        <p>Tell us what is on your mind. A person reads every message and answers within 24 hours.</p>
      </section>
      <ContactCards />
      <div className={styles.main}>
        <section id={FORM_ID} className={styles.form} aria-labelledby="message-form-title">
          <h2 id="message-form-title">Send us a message</h2>
          <FormSlot search={location.search.toString()} outcome={outcome} />
        </section>
        <ContactSide />
      </div>
      <section className={styles.figures} aria-label="The studio in numbers">
        <Figures figures={FIGURES} />
      </section>
      <OfficeBlock />
      <ClosingCall
        title="Still deciding?"
        text="Look at what we have made for others, or write two lines: that is enough to begin with."
      >
        <ActionLink href="/projects">View Our Work</ActionLink>
        <a href={`#${FORM_ID}`} className={actionClass('secondary')}>
          Back to the Form
        </a>
      </ClosingCall>
    </>
  );
}
