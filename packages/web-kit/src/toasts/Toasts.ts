export type ToastTone = 'success' | 'error' | 'info';
export type ToastPlace = 'top-right' | 'bottom-right';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  place: ToastPlace;
}

export interface ToastOptions {
  place?: ToastPlace;
  durationMs?: number;
}

/** The contact page sets its own durations. */
const DURATION_MS = 6000;

/** Toasts. One store for the whole page, displayed by the shell. */
export class Toasts {
  private toasts: readonly Toast[] = [];
  private readonly listeners = new Set<() => void>();
  private nextId = 1;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): readonly Toast[] => this.toasts;

  show(
    text: string,
    tone: ToastTone = 'info',
    { place = 'top-right', durationMs = DURATION_MS }: ToastOptions = {},
  ): void {
    const toast = { id: this.nextId, text, tone, place };
    this.nextId += 1;
    this.change([...this.toasts, toast]);
    setTimeout(() => this.dismiss(toast.id), durationMs);
  }

  readonly dismiss = (id: number): void => {
    this.change(this.toasts.filter((toast) => toast.id !== id));
  };

  private change(toasts: readonly Toast[]) {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
