import { useProjectFigures } from '../../data/useStudioFigures';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { useReplyTime } from '../../replyTime';
import type { PageProps } from '../../routing/Page';
import { useStudio } from '../../studio';
import { ContactCards } from './ContactCards';
import styles from './ContactPage.module.css';
import { ContactSide } from './ContactSide';
import { FormSlot } from './FormSlot';
import { FORM_ID } from './formId';
import { OfficeBlock } from './OfficeBlock';

export function ContactPage({ location, outcome }: PageProps) {
  const [projects, satisfaction] = useProjectFigures();
  const { details, figures, hasSampleTexts } = useStudio();
  return (
    <>
      <section className={styles.hero}>
        <h1>Let’s talk</h1>
        <p>
          Tell us what’s on your mind. A person reads every message and answers {useReplyTime()}.{' '}
          {details.bookingUrl && (
            <Button href={details.bookingUrl} variant="link" rel="noopener">
              Book a call
            </Button>
          )}
        </p>
      </section>
      <ContactCards />
      <div className={styles.main}>
        <section id={FORM_ID} className={styles.form} aria-labelledby="message-form-title">
          <h2 id="message-form-title">Send us a message</h2>
          <FormSlot search={location.search.toString()} outcome={outcome} />
        </section>
        <ContactSide />
      </div>
      {hasSampleTexts && (
        <section className={styles.figures} aria-label="The studio in numbers">
          <Figures
            figures={[
              { ...projects, label: 'Projects' },
              { ...satisfaction, label: 'Satisfaction' },
              { value: `${figures.replyHours}h`, label: 'Response' },
              { value: '5 star', label: 'Rating' },
            ]}
          />
        </section>
      )}
      <OfficeBlock />
      {hasSampleTexts && (
        <ClosingCall
          look="dots"
          title="Still deciding?"
          text="See what we’ve made for others, or send us two lines. That’s enough to start."
        >
          <Button href="/projects">View Our Work</Button>
          <Button variant="secondary" href={`#${FORM_ID}`}>
            Back to the Form
          </Button>
        </ClosingCall>
      )}
    </>
  );
}
