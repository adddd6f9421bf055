import type { CloudEvent } from '@atelier/contracts';

/** How a finished shadow compares with what is live. */
export interface Comparison {
  /** Documents that follow from the replayed events. */
  rebuilt: number;
  /** Rebuilt documents that differed from the live ones. */
  different: number;
  /** Documents that no replayed event is about, taken over as they were. */
  takenOver: number;
  /** What operators should know about this comparison. */
  note?: string;
}

export interface Log {
  /** Whether the stream also holds events from before the period, so that none of the period is gone. */
  reachesBack: boolean;
}

/** What a service makes of events, built again beside what is live. */
export interface Shadow {
  /** Applies an event, which may come twice. `storedAt` is when it first reached the stream. */
  apply(event: CloudEvent, storedAt: Date): Promise<void>;
  /** Adds what the log cannot tell, and compares the result with what is live. */
  complete(log: Log): Promise<Comparison>;
  /** Readers find what was live before this step, and the shadow after it. */
  replaceLive(): Promise<void>;
  /** Runs after that, while the service takes events again. */
  onReplaced?(): Promise<void>;
  drop(): Promise<void>;
}
