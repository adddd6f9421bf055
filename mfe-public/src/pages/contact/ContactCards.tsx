import { dialled, type Studio, useStudio } from '../../studio';
import styles from './ContactCards.module.css';

const getCards = ({ email, phone, addressLines: [street, ...place] }: Studio['details']) => [
  { title: 'Email', text: 'For anything that can wait a day', shown: email, href: `mailto:${email}` },
  { title: 'Phone', text: 'Weekdays, during office hours', shown: phone, href: dialled(phone) },
  { title: 'Office', text: place.join(', '), shown: street, href: '#office' },
];

/** The ways to reach the studio. */
export function ContactCards() {
  const cards = getCards(useStudio().details).filter(({ shown }) => shown);
  return (
    <ul className={styles.cards} aria-label="Ways to reach us">
      {cards.map(({ title, text, shown, href }) => (
        <li key={title}>
          <h2>{title}</h2>
          <a href={href}>{shown}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
