import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

const CRASHES_TO_QUARANTINE = 2;
const WITHIN_MS = 60 * 60_000;

const crashTimes = z.record(z.string(), z.array(z.number()));

/**
 * Records on disk when each version crashed, so that a restart does not forget it. Two crashes within an hour are one too many.
 */
export class CrashRecord {
  private readonly times: Record<string, number[]>;

  constructor(private readonly file: string) {
    this.times = this.read();
  }

  add(version: string, atMs = Date.now()): void {
    if (this.isQuarantined(version)) return;
    this.times[version] = [...(this.times[version] ?? []), atMs].slice(-CRASHES_TO_QUARANTINE);
    this.write();
  }

  isQuarantined(version: string): boolean {
    const times = this.times[version] ?? [];
    const [first = 0] = times;
    return times.length >= CRASHES_TO_QUARANTINE && (times.at(-1) ?? 0) - first <= WITHIN_MS;
  }

  /** The versions that are quarantined. */
  get quarantined(): string[] {
    return Object.keys(this.times).filter((version) => this.isQuarantined(version));
  }

  private read(): Record<string, number[]> {
    try {
      return crashTimes.parse(JSON.parse(readFileSync(this.file, 'utf8')));
    } catch {
      return {};
    }
  }

  private write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.draft`, JSON.stringify(this.times));
    renameSync(`${this.file}.draft`, this.file);
  }
}
