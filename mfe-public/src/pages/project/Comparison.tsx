import type { CaseStudy } from '@atelier/contracts/content/case-study';
import { useEffect, useRef } from 'react';
import { CoverImage } from '../../design/CoverImage';
import type { Facts } from '../../design/Picture';
import styles from './Comparison.module.css';

type Pair = NonNullable<CaseStudy['comparison']>;

const SIZES = '100vw';
const FULL = 100;

/** Two pictures on top of each other with a slider that reveals the first; side by side without scripts. */
export function Comparison({ comparison, getFacts }: { comparison: Pair; getFacts: (image: string) => Facts }) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const follow = () => {
    const value = Number(slider.current?.value);
    frame.current?.style.setProperty('--split', String(value / FULL));
    slider.current?.setAttribute('aria-valuetext', `${value}% ${comparison.before.label}`);
  };
  // The visitor may have moved it before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does depends on elements alone
  useEffect(follow, []);
  const sides = [comparison.before, comparison.after];
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">Before and After</h2>
      <div ref={frame} className={styles.frame}>
        {sides.map(({ image, alt, label }) => (
          <figure key={label} className={styles.side}>
            <CoverImage src={image} facts={getFacts(image)} alt={alt} seed={image} sizes={SIZES} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={FULL}
          defaultValue={FULL / 2}
          aria-label={`How much of “${comparison.before.label}” is shown`}
          onInput={follow}
        />
      </div>
    </section>
  );
}
