import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ConfigProvider } from '#antd';
import { useMediaQuery } from '../layout/useMediaQuery';
import styles from './AdminTheme.module.css';
import { adminTheme, getTokenClass } from './adminTheme';
import { ANTD_NAMES } from './antdNames';
import { PALETTE } from './palette';
import { ColorSchemeContext, useColorSchemeChoice } from './useColorScheme';
import { DensityContext, useDensityChoice } from './useDensity';

interface Props {
  styleNonce: string | undefined;
  children: ReactNode;
}

/** Ant Design in the admin's colors. Overlays have their own container inside the theme instead of the body. */
export function AdminTheme({ styleNonce, children }: Props) {
  const choice = useColorSchemeChoice();
  const { scheme } = choice;
  const room = useDensityChoice();
  const { density } = room;
  const overlays = useRef<HTMLElement>(null);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => adminTheme(scheme, density, !wantsStillness), [scheme, density, wantsStillness]);
  const csp = useMemo(() => (styleNonce === undefined ? undefined : { nonce: styleNonce }), [styleNonce]);
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.style.setProperty('--atelier-ground', PALETTE[scheme].colorBgLayout);
  }, [scheme]);
  return (
    <ColorSchemeContext value={choice}>
      <DensityContext value={room}>
        <ConfigProvider
          {...ANTD_NAMES}
          theme={theme}
          {...(csp === undefined ? {} : { csp })}
          // Dialogs outside the body skip antd's scroll lock, whose style element has no nonce; Dialog has its own.
          getPopupContainer={() => overlays.current ?? document.body}
        >
          <div className={`${styles.root} ${getTokenClass(scheme)}`} data-scheme={scheme} data-density={density}>
            {children}
            <section ref={overlays} className={styles.overlays} aria-label="Menus and dialogs" />
          </div>
        </ConfigProvider>
      </DensityContext>
    </ColorSchemeContext>
  );
}
