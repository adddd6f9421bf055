import type { Metrics } from '@atelier/service-kit';
import { Gauge } from 'prom-client';

/** Whether the mailbox is read on time: the first reading is due at once, and each next one an interval after the last success. */
export class ReadingSchedule {
  private dueAtMs = performance.now();

  constructor(private readonly intervalMs: number) {}

  onRead(): void {
    this.dueAtMs = performance.now() + this.intervalMs;
  }

  get overdueSeconds(): number {
    return Math.max(0, performance.now() - this.dueAtMs) / 1000;
  }
}

export const registerMailbox = (registry: Metrics['registry'], schedule: Pick<ReadingSchedule, 'overdueSeconds'>) =>
  new Gauge({
    name: 'atelier_mailbox_overdue_seconds',
    help: 'How long the mailbox with customers’ answers should have been read again; 0 while it is read on time.',
    registers: [registry],
    collect() {
      this.set(schedule.overdueSeconds);
    },
  });
