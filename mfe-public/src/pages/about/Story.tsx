import styles from './Story.module.css';

/** The making of the project in the studio's own words, with facts in the margin. */
export function Story() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">A small studio, on purpose</h2>
      <div className={styles.prose}>
        <p className={styles.opening}>
          When a bike comes in, the mechanic doesn’t give a talk about cycling. He spins the wheel, listens, and tells
          you what it will cost and when it’ll be ready. We thought websites could work the same way.
        </p>
        <p>
          So we’ve stayed small. The studio has grown from three people to one long table, and that’s as big as we want
          to be. Any bigger, and we’d need someone just to know what everyone else is doing. You talk to the people who
          do the work, and when you call, one of them picks up.
        </p>
        <p>
          We make websites, apps and the systems behind them for ferry lines, seed companies, hospitals and people who
          repair things. Most of our users are standing, tired or in a tunnel. It has to work anyway. And in five years
          it should still be easy to change, whether you call us or someone else.
        </p>
      </div>
      <dl className={styles.notes}>
        <div>
          <dt>On the wall</dt>
          <dd>“What if we left it out?”</dd>
        </div>
        <div>
          <dt>In the drawer</dt>
          <dd>Nineteen old phones. Everything we launch has to work on them.</dd>
        </div>
        <div>
          <dt>Once a month</dt>
          <dd>Open bench night: six slots, thirty minutes each, your broken website, and soup.</dd>
        </div>
      </dl>
    </section>
  );
}
