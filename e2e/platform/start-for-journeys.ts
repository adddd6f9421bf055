import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMINISTRATOR } from './administrator.ts';
import { freePort, startPlatform } from './platform.ts';

/** One platform for all journeys: built, in split mode, with sample content, nothing stubbed. */
const startForJourneys = async (): Promise<() => Promise<void>> => {
  // Whoever works on a journey starts the platform once and names it.
  if (process.env.ATELIER_E2E_URL !== undefined) return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-journeys-'));
  const port = await freePort();
  const platform = await startPlatform(dataDir, {
    PORT: String(port),
    ATELIER_PROCESSES: 'split',
    ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
    ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMITS: 'off',
  });
  process.env.ATELIER_E2E_URL = platform.url;
  process.env.ATELIER_E2E_DATA_DIR = dataDir;
  return async () => {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default startForJourneys;
