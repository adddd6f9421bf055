import type { ContactMessage, FormProof, NewsletterSignup, Suspicion } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';
import { type Signal, textSignals } from './text-signals.js';

/** From here on something waits for staff instead of going its way. */
const SUSPICIOUS_FROM = 5;
const MESSAGE_TAKES_MS = 2000;
const ADDRESS_TAKES_MS = 700;

const secondsOf = (ms: number): string => (ms / 1000).toFixed(1);

/**
 * Says what looks like spam, and why. Nothing is refused for it: what is suspicious waits in quarantine. A form without a
 * token, from a browser without scripts or from another client, is judged by what it says alone.
 */
@Injectable()
export class Suspicions {
  constructor(private readonly tokens: FormTokens) {}

  ofMessage({ subject, message, company = '', form }: ContactMessage, now: Date): Suspicion | null {
    return verdict([...this.ofForm(form, MESSAGE_TAKES_MS, now), ...textSignals({ subject, message, company })]);
  }

  ofSignup({ form }: NewsletterSignup, now: Date): Suspicion | null {
    return verdict(this.ofForm(form, ADDRESS_TAKES_MS, now));
  }

  private ofForm(form: FormProof, takesMs: number, now: Date): Signal[] {
    const trap = form?.website ? [{ text: 'A field was filled in that people do not see', points: 10 }] : [];
    return [...trap, ...this.ofToken(form?.token, takesMs, now)];
  }

  private ofToken(token: string | undefined, takesMs: number, now: Date): Signal[] {
    if (token === undefined) return [];
    const reading = this.tokens.read(token, now);
    if (reading.is === 'forged') return [{ text: 'The token of the form is not ours', points: 10 }];
    // One that expired says nothing: people leave tabs open.
    if (reading.is === 'expired' || reading.ageMs >= takesMs) return [];
    return [{ text: `The form was filled in within ${secondsOf(reading.ageMs)} seconds`, points: 5 }];
  }
}

const verdict = (reasons: Signal[]): Suspicion | null => {
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return score < SUSPICIOUS_FROM ? null : { score, reasons };
};
