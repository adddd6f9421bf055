import type { ContactMessage, FormProof, NewsletterSignup, Suspicion } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';
import { type Signal, textSignals } from './text-signals.js';

/** From this score on, a message or sign-up is held for staff. */
const SUSPICIOUS_FROM = 5;
const MESSAGE_TAKES_MS = 2000;
const ADDRESS_TAKES_MS = 700;

const toSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/**
 * Scores messages and sign-ups for spam, with reasons. Nothing is rejected: suspicious ones wait in quarantine. A form without
 * a token, from a browser without scripts or another client, is scored by its text alone.
 */
@Injectable()
export class SpamScorer {
  constructor(private readonly tokens: FormTokens) {}

  scoreMessage({ subject, message, company = '', form }: ContactMessage, now: Date): Suspicion | null {
    return verdict([...this.scoreForm(form, MESSAGE_TAKES_MS, now), ...textSignals({ subject, message, company })]);
  }

  scoreSignup({ form }: NewsletterSignup, now: Date): Suspicion | null {
    return verdict(this.scoreForm(form, ADDRESS_TAKES_MS, now));
  }

  private scoreForm(form: FormProof, takesMs: number, now: Date): Signal[] {
    const honeypot = form?.website ? [{ text: 'A field was filled in that people do not see', points: 10 }] : [];
    return [...honeypot, ...this.scoreToken(form?.token, takesMs, now)];
  }

  private scoreToken(token: string | undefined, takesMs: number, now: Date): Signal[] {
    if (token === undefined) return [];
    const reading = this.tokens.read(token, now);
    if (reading.is === 'forged') return [{ text: 'The token of the form is not ours', points: 10 }];
    // An expired token is not a signal, because people leave tabs open.
    if (reading.is === 'expired' || reading.ageMs >= takesMs) return [];
    return [{ text: `The form was filled in within ${toSeconds(reading.ageMs)} seconds`, points: 5 }];
  }
}

const verdict = (reasons: Signal[]): Suspicion | null => {
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return score < SUSPICIOUS_FROM ? null : { score, reasons };
};
