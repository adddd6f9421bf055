import { STUDIO } from '../../studio';
import styles from './ContactCards.module.css';

const { email, phone, office } = STUDIO;

const CARDS = [
  { title: 'Email', text: 'For everything that can be written', shown: email, href: `mailto:${email}` },
  { title: 'Phone', text: 'Weekdays, during office hours', shown: phone.shown, href: `tel:${phone.dialled}` },
  { title: 'Office', text: `${office.city}, ${office.country}`, shown: office.street, href: '#office' },
] as const;

export function ContactCards() {
  return (
    <ul className={styles.cards} aria-label="Ways to reach us">
      {CARDS.map(({ title, text, shown, href }) => (
        <li key={title}>
          <h2>{title}</h2>
          <a href={href}>{shown}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
