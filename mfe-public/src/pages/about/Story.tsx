import styles from './Story.module.css';

/** How it came to be, in the studio's own words, with what needs no sentence in the margin. */
export function Story() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">A small studio, on purpose</h2>
      <div className={styles.prose}>
        <p className={styles.opening}>
          A bicycle comes in, and the mechanic does not talk about cycling. He turns the wheel, listens, and says what
          it will cost and by when. It seemed to us that websites could be handled in the same way.
        </p>
        <p>
          So we stayed small enough to listen. The studio has grown from three people to one long table, and the table
          is as far as it goes: beyond that, somebody would be needed whose work it is to know what the others are
          doing. You talk to the people who do the work, and when you call, one of them picks up.
        </p>
        <p>
          We make websites, apps and the systems behind them, for ferry lines, seed merchants, hospitals and people who
          repair things. Most of it is used by somebody who is standing, or tired, or in a tunnel. It should work all
          the same, and it should still be possible to change it in five years, by us or by somebody you like better.
        </p>
      </div>
      <dl className={styles.notes}>
        <div>
          <dt>On the wall</dt>
          <dd>“What would happen if it were left out?”</dd>
        </div>
        <div>
          <dt>In the drawer</dt>
          <dd>Nineteen old phones, on which everything we launch has to work.</dd>
        </div>
        <div>
          <dt>Once a month</dt>
          <dd>An open bench: six places, thirty minutes, your broken website, and soup.</dd>
        </div>
      </dl>
    </section>
  );
}
