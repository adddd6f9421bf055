/*
 * Runs one server bundle in its own process, without the shell's environment, files or memory. The bundle's address is the only
 * argument. Imports nothing, because in tests Node runs its source directly.
 */

interface Render {
  render: number;
  request: Record<string, unknown>;
}

interface ApiAnswer {
  call: number;
  answer?: unknown;
  error?: string;
}

const calls = new Map<number, PromiseWithResolvers<unknown>>();
let lastCall = 0;

const send = (message: unknown): void => {
  process.send?.(message);
};

/** The API for the bundle; the shell makes the call. */
const apiFor = (render: number) => (path: string, call?: unknown) => {
  lastCall += 1;
  const pending = Promise.withResolvers<unknown>();
  calls.set(lastCall, pending);
  send({ render, call: lastCall, path, options: call });
  return pending.promise;
};

const settle = ({ call, answer, error }: ApiAnswer): void => {
  const pending = calls.get(call);
  calls.delete(call);
  if (error === undefined) pending?.resolve(answer);
  else pending?.reject(new Error(error));
};

const bundle = (await import(process.argv[2] ?? '')) as { render(request: unknown): Promise<unknown> };

const render = async ({ render: id, request }: Render): Promise<void> => {
  try {
    send({ render: id, page: await bundle.render({ ...request, api: apiFor(id) }) });
  } catch (error) {
    send({ render: id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

process.on('message', (message: Render | ApiAnswer) => void ('call' in message ? settle(message) : render(message)));
process.on('disconnect', () => process.exit());
send({ isReady: true });

export {};
