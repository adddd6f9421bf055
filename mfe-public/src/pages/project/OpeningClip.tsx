import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../design/whenNear';
import type { ClipPlayerProps } from './ClipPlayer';
import styles from './OpeningClip.module.css';

const loadPlayer = async (): Promise<ComponentType<ClipPlayerProps>> =>
  (await import(/* webpackChunkName: "clip-player" */ './ClipPlayer')).ClipPlayer;

/** Over the picture of its frame, which is its poster and all that visitors without scripts see. Loads when near. */
export function OpeningClip({ src }: { src: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [Player, setPlayer] = useState<ComponentType<ClipPlayerProps>>();
  const picture = place.current
    ?.closest('[data-cover-frame]')
    ?.querySelector<HTMLImageElement>('img:not([src^="data:"])');
  useEffect(() => {
    if (place.current === null) return;
    // Without its player, the picture stays.
    return whenNear(
      place.current,
      () =>
        void loadPlayer().then(
          (loaded) => setPlayer(() => loaded),
          () => {},
        ),
    );
  }, []);
  return (
    <div ref={place} className={styles.clip}>
      {Player !== undefined && <Player src={src} picture={picture} />}
    </div>
  );
}
