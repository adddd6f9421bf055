import type { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { LoadingScreen } from './LoadingScreen';
import { ToastStack } from './ToastStack';

/** What lies above whichever remote is shown. */
export function Overlays({ toasts }: { toasts: Toasts }) {
  return (
    <>
      <LoadingScreen />
      <ToastStack toasts={toasts} place="top-right" />
      <ToastStack toasts={toasts} place="bottom-right" />
    </>
  );
}
