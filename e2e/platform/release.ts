import { atelier } from './platform.ts';

/** `npm run release` on a running platform. Without checks, which would refuse what journeys break. */
export const release = async (dataDir: string, ...args: string[]): Promise<void> => {
  const command = atelier(['release', ...args, ...(args[0] === 'publish' ? ['--no-checks'] : [])], {
    ATELIER_DATA_DIR: dataDir,
    ATELIER_SKIP_INSTALL: '1',
  });
  const code = await command.ended;
  if (code !== 0) throw new Error(`npm run release -- ${args.join(' ')} ended with ${code}:\n${command.output()}`);
};
