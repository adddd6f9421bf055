const VARIABLE = 'ATELIER_E2E_PLATFORMS';

/** A platform under test; its data directory is known if this run started it. */
export interface WorkerPlatform {
  url: string;
  dataDir?: string | undefined;
}

/** Two for the two cores of CI; one for a platform given by address. */
export const WORKERS = process.env.ATELIER_E2E_URL === undefined ? 2 : 1;

export const setWorkerPlatforms = (platforms: readonly WorkerPlatform[]): void => {
  process.env[VARIABLE] = JSON.stringify(platforms);
};

/** The platform of this worker, which no other worker changes. */
export const workerPlatform = (): WorkerPlatform => {
  const platforms = JSON.parse(process.env[VARIABLE] ?? '[]') as WorkerPlatform[];
  const platform = platforms[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (platform === undefined) throw new Error('No platform runs: start the journeys by "npm run test:e2e".');
  return platform;
};

export const requireDataDir = (): string => {
  const { dataDir } = workerPlatform();
  if (dataDir === undefined)
    throw new Error('ATELIER_E2E_DATA_DIR is not set: name the data directory of the platform.');
  return dataDir;
};
