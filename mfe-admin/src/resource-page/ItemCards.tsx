import { type ReactNode, useState } from 'react';
import { Checkbox, Skeleton, Tag } from '#antd';
import { DrawnCover } from './DrawnCover';
import styles from './ItemCards.module.css';

const SHOWN_TAGS = 3;
const PLACEHOLDERS = 6;

/** Cards in a grid, or in one column for the view 'list'. */
export function ItemCards({ view, children }: { view: string; children: ReactNode }) {
  return (
    <ul className={view === 'list' ? styles.list : styles.grid} data-view={view}>
      {children}
    </ul>
  );
}

/** The frame of a custom card; ItemCard is the one with a cover. */
export function CardFrame({ isSelected = false, children }: { isSelected?: boolean; children: ReactNode }) {
  return (
    <li className={styles.card} data-is-selected={isSelected}>
      {children}
    </li>
  );
}

interface CoverProps {
  image: string | null;
  /** Shown if there is no picture or it fails to load; without it, a drawing made from the name. */
  icon?: ReactNode;
  /** A label on the cover, such as 'Featured'. */
  badge?: ReactNode;
}

function Cover({ name, image, icon = <DrawnCover name={name} />, badge }: CoverProps & { name: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.cover}>
      {image && image !== broken ? (
        <img src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
      ) : (
        <span aria-hidden="true" className={styles.drawn}>
          {icon}
        </span>
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}

/** The first three tags and the number of others. */
export function FirstTags({ words }: { words: readonly string[] }) {
  return (
    <div className={styles.tags}>
      {words.slice(0, SHOWN_TAGS).map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
      {words.length > SHOWN_TAGS && <Tag>{`+${words.length - SHOWN_TAGS}`}</Tag>}
    </div>
  );
}

interface CardProps extends CoverProps {
  name: string;
  /** A short text about the item. */
  words: string;
  chips: ReactNode;
  tags: readonly string[];
  /** Figures and dates, one element each. */
  meta: ReactNode;
  actions: ReactNode;
  isSelected: boolean;
  onToggle: () => void;
}

/** One item in the grid or list. */
export function ItemCard({ name, words, chips, tags, meta, actions, isSelected, onToggle, ...cover }: CardProps) {
  return (
    <CardFrame isSelected={isSelected}>
      <Cover name={name} {...cover} />
      <div className={styles.select}>
        <Checkbox checked={isSelected} onChange={onToggle} aria-label={`Select ${name}`} />
      </div>
      <div className={styles.body}>
        <div className={styles.chips}>{chips}</div>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.words}>{words}</p>
        <FirstTags words={tags} />
        <p className={styles.meta}>{meta}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </CardFrame>
  );
}

/** Placeholders in the shape of the cards. */
export function ItemCardsSkeleton({ view }: { view: string }) {
  return (
    <ItemCards view={view}>
      {Array.from({ length: PLACEHOLDERS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={card} className={styles.card}>
          <span className={styles.cover} />
          <div className={styles.body}>
            <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 3 }} />
          </div>
        </li>
      ))}
    </ItemCards>
  );
}
