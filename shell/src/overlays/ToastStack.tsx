import type { ToastPlace, Toasts } from '@atelier/web-kit/toasts/Toasts';
import { useSyncExternalStore } from 'react';
import styles from './ToastStack.module.css';

/** Regions need different names for screen readers. */
const LABELS = { 'top-right': 'Messages', 'bottom-right': 'Messages of this page' } as const;

/** Toasts in one corner. Screen readers announce errors immediately and others politely. */
export function ToastStack({ toasts, place }: { toasts: Toasts; place: ToastPlace }) {
  const all = useSyncExternalStore(toasts.subscribe, toasts.snapshot, toasts.snapshot);
  const shown = all.filter((toast) => toast.place === place);
  return (
    <section
      className={`${styles.stack} ${place === 'top-right' ? styles.top : styles.bottom}`}
      aria-label={LABELS[place]}
    >
      {shown.map(({ id, text, tone }) => (
        <div key={id} className={`${styles.toast} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
          <span>{text}</span>
          <button type="button" aria-label="Dismiss message" onClick={() => toasts.dismiss(id)}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
    </section>
  );
}
