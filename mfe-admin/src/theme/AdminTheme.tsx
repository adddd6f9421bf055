import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ConfigProvider } from '#antd';
import { useMediaQuery } from '../layout/useMediaQuery';
import styles from './AdminTheme.module.css';
import { adminTheme, tokenClassOf } from './adminTheme';
import { PALETTE } from './palette';
import { ColorSchemeContext, useColorSchemeChoice } from './useColorScheme';

interface Props {
  styleNonce: string | undefined;
  children: ReactNode;
}

/** Ant Design in the admin's colours. Overlays live in a place of their own inside the theme, not in the body. */
export function AdminTheme({ styleNonce, children }: Props) {
  const choice = useColorSchemeChoice();
  const { scheme } = choice;
  const overlays = useRef<HTMLElement>(null);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => adminTheme(scheme, !wantsStillness), [scheme, wantsStillness]);
  const csp = useMemo(() => (styleNonce === undefined ? undefined : { nonce: styleNonce }), [styleNonce]);
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.style.setProperty('--atelier-ground', PALETTE[scheme].colorBgLayout);
  }, [scheme]);
  return (
    <ColorSchemeContext value={choice}>
      <ConfigProvider
        theme={theme}
        {...(csp === undefined ? {} : { csp })}
        // Dialogs outside the body do not use antd's scroll lock, whose style element carries no nonce; Dialog has its own.
        getPopupContainer={() => overlays.current ?? document.body}
      >
        <div className={`${styles.root} ${tokenClassOf(scheme)}`} data-scheme={scheme}>
          {children}
          <section ref={overlays} className={styles.overlays} aria-label="Menus and dialogs" />
        </div>
      </ConfigProvider>
    </ColorSchemeContext>
  );
}
