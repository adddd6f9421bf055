import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { serveHandler } from '@atelier/service-kit/http/serve-handler';
import { createShell } from './create-shell.js';
import { shellEnvironment } from './environment.js';

export { createShell, type Shell } from './create-shell.js';

/** Starts the shell's server on its own port. */
export const start = async (env: NodeJS.ProcessEnv) => {
  const { PORT, HOST } = readEnvironment(shellEnvironment, env);
  const shell = await createShell(env);
  const { url, server, stop } = await serveHandler(shell.handler, PORT, HOST);
  return { url, server, stop: () => stop().then(() => shell.stop()) };
};
