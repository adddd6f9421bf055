import type { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { LoadingScreen } from './LoadingScreen';
import { ToastStack } from './ToastStack';

/** Overlays above the current remote. */
export function Overlays({ toasts }: { toasts: Toasts }) {
  return (
    <>
      <LoadingScreen />
      <ToastStack toasts={toasts} place="top-right" />
      <ToastStack toasts={toasts} place="bottom-right" />
    </>
  );
}
