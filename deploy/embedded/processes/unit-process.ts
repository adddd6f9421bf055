import type { UnitEnvironment } from '../unit-environments.ts';

export interface Unit {
  /** Finishes running work, then closes. */
  stop(): Promise<void>;
}

/** The variable that carries the environments of the units in a process, by unit, as JSON. */
export const UNIT_ENVIRONMENTS = 'ATELIER_UNIT_ENVIRONMENTS';

const ABANDONED_STOP_MS = 3_000;

/** The environment of one unit: its own variables over those of the process. */
export const getEnvironment = (unit: string): NodeJS.ProcessEnv => {
  const { [UNIT_ENVIRONMENTS]: composed = '{}', ...inherited } = process.env;
  const environments = JSON.parse(composed) as Record<string, UnitEnvironment>;
  return { ...inherited, ...environments[unit] };
};

/** Names of the units whose environments this process got. */
export const givenUnits = (): string[] => Object.keys(JSON.parse(process.env[UNIT_ENVIRONMENTS] ?? '{}'));

/**
 * Runs a long-lived process of the platform. SIGTERM drains it. SIGINT is left to the launcher, which stops everything in
 * order. The process ends by itself when the launcher is gone.
 */
export const runUnits = async (start: () => Promise<Unit>): Promise<void> => {
  const starting = start();
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await starting.then((unit) => unit.stop()).catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => void stop());
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), ABANDONED_STOP_MS);
    void stop();
  });
  try {
    await starting;
    process.send?.('started');
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
};
