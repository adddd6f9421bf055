import { describeFailure, Problem } from './problem.ts';

type Command = (args: readonly string[]) => Promise<unknown>;

/** Object storage is the services' own code, which must be built. */
const loadBackup = async () => {
  const { buildWorkspaces } = await import('./workspaces/build-workspaces.ts');
  await buildWorkspaces({ only: '@atelier/service-kit' });
  return import('../backup/commands.ts');
};

/** Each command is loaded on demand, so that long-running ones do not load the others. */
const COMMANDS: Record<string, Command> = {
  start: async (args) => (await import('./start.ts')).start(args),
  dev: async (args) => (await import('./dev.ts')).dev(args),
  build: async () => (await import('./build.ts')).build(),
  release: async (args) => (await import('./release.ts')).release(args),
  'new-remote': async (args) => (await import('./new-remote.ts')).newRemote(args),
  'pack-events': async (args) => (await import('./pack-events.ts')).packEvents(args),
  admin: async (args) => (await import('./admin.ts')).admin(args),
  seed: async (args) => (await import('./seed.ts')).seed(args),
  events: async (args) => (await import('./events.ts')).events(args),
  import: async (args) => (await import('./import.ts')).importContentFile(args),
  backup: async (args) => (await loadBackup()).backup(args),
  restore: async (args) => (await loadBackup()).restore(args),
  check: async () => (await import('../testing/check.ts')).check(),
  test: async (args) => (await import('../testing/test.ts')).test(args),
  'test-api': async (args) => (await import('../testing/test-api.ts')).testApi(args),
  'test-compose': async (args) => (await import('../testing/test-compose.ts')).testCompose(args),
  'test-cluster': async (args) => (await import('../testing/test-cluster.ts')).testCluster(args),
  'test-search-engine': async (args) => (await import('../testing/test-search-engine.ts')).testSearchEngine(args),
  bench: async (args) => (await import('../testing/bench.ts')).bench(args),
  acceptance: async () => (await import('../testing/acceptance.ts')).acceptance(),
};

const run = async ([name = '', ...args]: readonly string[]): Promise<void> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new Problem(`There is no command '${name}'. The commands are ${Object.keys(COMMANDS).join(', ')}.`);
  }
  await command(args);
};

const main = async (): Promise<void> => {
  // The bootstrap holds the other end of this channel. If it is killed, this process must end too.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
};

if (import.meta.main) await main();
