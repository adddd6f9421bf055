import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RemoteRelease, releasesInUse } from '@atelier/contracts';
import { registerCaches } from '@atelier/service-kit/cache/cache-figures';
import { ContentChanges } from '@atelier/service-kit/cache/content-changes';
import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { Broker } from '@atelier/service-kit/events/broker';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import { SharedCounters } from '@atelier/service-kit/limits/shared-counters';
import { createLogger } from '@atelier/service-kit/logging/logger';
import { openStorage } from '@atelier/service-kit/storage/open-storage';
import { Tracer } from '@atelier/service-kit/tracing/tracer';
import { shellEnvironment } from './environment.js';
import { fileChanges } from './files/file-changes.js';
import { ShellFiles } from './files/shell-files.js';
import { StoredFiles } from './files/stored-files.js';
import { apiFor, type CallGateway, gatewayOverHttp } from './gateway-api.js';
import { registerReleases } from './monitoring/release-metrics.js';
import { RequestLog } from './monitoring/request-log.js';
import { type Api, PageCache } from './pages/page-cache.js';
import { documentHeaders } from './pages/page-headers.js';
import { PageRenderer } from './pages/page-renderer.js';
import { Pages } from './pages/pages.js';
import { CanaryGroups, type Group } from './releases/canary-groups.js';
import { RegisteredFiles } from './releases/registered-files.js';
import { ReleaseFollower } from './releases/release-follower.js';
import { ServerBundles } from './releases/server-bundles.js';
import { ServerReports } from './releases/server-reports.js';
import { SignedReleases } from './releases/signed-releases.js';
import { VersionPreviews } from './releases/version-previews.js';
import { RequestHandler } from './request-handler.js';

export interface Shell {
  metrics: Metrics;
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

interface ShellOptions {
  /** Answers API calls of pages within this process; without it, they use HTTP. */
  callGateway?: CallGateway;
  /** Folder of the shell's browser build. */
  browserBuild?: string;
}

const BROWSER_BUILD = fileURLToPath(new URL('../browser', import.meta.url));

/** The shell's server as a handler: pages, releases, stored files. */
export const createShell = async (
  env: NodeJS.ProcessEnv,
  { callGateway, browserBuild = BROWSER_BUILD }: ShellOptions = {},
): Promise<Shell> => {
  const environment = readEnvironment(shellEnvironment, env);
  const logger = createLogger('shell', environment.LOG_LEVEL);
  const tracer = await Tracer.create('shell', environment.OTEL_EXPORTER_OTLP_ENDPOINT, logger);
  const metrics = new Metrics('shell');
  const log = new RequestLog(metrics, logger);
  const storage = openStorage(environment);
  const broker = new Broker(environment.NATS_URL, 'atelier-shell', logger);
  const signed = new SignedReleases(logger, environment.RELEASE_SIGNERS);
  const follower: ReleaseFollower = new ReleaseFollower({
    releasesUrl: environment.RELEASES_URL,
    cacheFile: join(environment.CACHE_DIR, 'release-set.json'),
    broker,
    signed,
    logger,
    prepare: ({ remotes }) =>
      prepareShown(
        Object.values(remotes)
          .flatMap(({ live, canary }) => (canary === undefined ? [live] : [live, canary.release]))
          .filter(isNewHere),
      ),
    onChange: () => {
      for (const { cache } of [kept, keptOfCanaries]) cache.clear();
      keepBundles();
    },
  });
  /** Prepares only versions that are new to this shell, so that one remote's release does not wait for another's. */
  const isNewHere = ({ name, version }: RemoteRelease): boolean => {
    const { live, canary } = follower.current.remotes[name] ?? {};
    return live?.version !== version && canary?.release.version !== version;
  };
  const shellFiles = new ShellFiles(browserBuild);
  const reports = new ServerReports(environment.RELEASES_URL, logger);
  const bundles = new ServerBundles(storage, join(environment.CACHE_DIR, 'bundles'), logger, (release, reason) =>
    reports.quarantined(release, reason),
  );
  const keepBundles = () => {
    const { current } = follower;
    const inUse = Object.keys(current.remotes).flatMap((remote) => releasesInUse(current, remote));
    void bundles.keepOnly([...inUse, ...previews.releases]);
  };
  const previews = new VersionPreviews(environment.RELEASES_URL, signed, logger, keepBundles);
  const renderer = new PageRenderer(follower, bundles, shellFiles, reports, logger);
  const publicUrl = environment.ATELIER_PUBLIC_URL;
  const getHeaders = documentHeaders(environment.EXTERNAL_IMAGES === 'allow');
  const gateway = callGateway ?? gatewayOverHttp(environment.GATEWAY_URL);
  const prepareShown = async (releases: readonly RemoteRelease[]) => {
    const api = apiFor(gateway, undefined);
    await Promise.all(releases.map((release) => renderer.prepare(release, { api, publicUrl })));
  };
  const renderFor = (isCanary: boolean) => (url: string, api: Api) =>
    renderer.render({ method: 'GET', url, api, publicUrl, isCanary });
  // Separate from the canary group's cache, so that neither group gets the other's pages.
  const kept = new PageCache(renderFor(false), getHeaders);
  const keptOfCanaries = new PageCache(renderFor(true), getHeaders);
  const keptFor = ({ isCanary }: Group) => (isCanary ? keptOfCanaries : kept);
  const changes = [kept, keptOfCanaries].map(({ cache }) => new ContentChanges(broker, cache, logger));
  const registered = new RegisteredFiles(follower, environment.RELEASES_URL, signed);
  const storedFiles = new StoredFiles(storage, registered, logger);
  const files = fileChanges(broker, storedFiles, registered, logger);
  // Not awaited: slow storage must not delay the first page.
  void shellFiles.storeIn(storage).catch((error: unknown) => {
    logger.warn(
      { err: error },
      'the build of the shell was not stored; older documents will not find it after an update',
    );
  });
  await follower.start();
  for (const change of changes) change.start();
  files.start();
  registerCaches(metrics.registry, {
    page: kept.figures,
    'page of a canary': keptOfCanaries.figures,
    file: storedFiles.figures,
  });
  registerReleases(metrics.registry, {
    getSet: () => follower.current,
    getQuarantined: () => bundles.quarantined,
  });
  const handler = new RequestHandler({
    follower,
    shellFiles,
    storedFiles,
    tracer,
    groups: new CanaryGroups(follower, publicUrl),
    previews,
    keptFor,
    pages: new Pages({
      renderer,
      keptFor,
      callGateway: gateway,
      publicUrl,
      getHeaders,
      logger,
    }),
    limits: new RequestLimits(environment.RATE_LIMITS, new SharedCounters(broker)),
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    log,
    logger,
  });
  return {
    metrics,
    handler: (request, response) => handler.handle(request, response),
    stop: async () => {
      await Promise.all([follower.stop(), ...changes.map((change) => change.stop()), files.close()]);
      await Promise.all([bundles.stop(), reports.stop()]);
      await broker.close();
      await tracer.close();
      log.flush();
    },
  };
};
