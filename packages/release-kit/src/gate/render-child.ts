/*
 * Imports a build's bundles and renders its pages in its own process. The job is the only argument.
 * Imports nothing, because in tests Node runs the source directly.
 */

interface Job {
  entry: string;
  serverEntry?: string;
  routes: string[];
  slots: string[];
  siteUrl: string;
}

type Render = (request: object) => Promise<unknown>;

const API_LIMIT_MS = 10_000;
const { entry, serverEntry, routes, slots, siteUrl } = JSON.parse(process.argv[2] ?? '{}') as Job;

const send = (message: object): void => {
  process.send?.(message);
};
const getText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The live API, read-only: a check changes nothing. */
const api = async (path: string, call?: { method?: string }) => {
  if ((call?.method ?? 'GET') !== 'GET') throw new Error(`A page must not call ${call?.method} when it is rendered.`);
  const headers = { accept: 'application/json' };
  const response = await fetch(`${siteUrl}/api${path}`, { headers, signal: AbortSignal.timeout(API_LIMIT_MS) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};

const load = async (file: string, address: string, exported: string): Promise<unknown> => {
  try {
    const bundle = (await import(address)) as Record<string, unknown>;
    if (typeof bundle[exported] !== 'function') throw new Error(`it does not export ${exported}`);
    send({ imported: file });
    return bundle[exported];
  } catch (error) {
    send({ failed: getText(error), file });
    return undefined;
  }
};

await load('The entry', entry, 'get');
if (serverEntry !== undefined) {
  const render = (await load('The server bundle', serverEntry, 'render')) as Render | undefined;
  const pages = routes.map((route) => ({ route, wanted: { url: route } }));
  const contents = slots.map((slot) => ({ route: `Slot ${slot}`, wanted: { url: '/', slot } }));
  for (const { route, wanted } of render === undefined ? [] : [...pages, ...contents]) {
    send({ rendering: route });
    try {
      send({ route, page: await render?.({ method: 'GET', ...wanted, publicUrl: siteUrl, api }) });
    } catch (error) {
      send({ failed: getText(error), route });
    }
  }
}
send({ isDone: true });

export {};
