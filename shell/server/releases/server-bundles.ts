import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteRelease } from '@atelier/contracts';
import { runWithoutContext } from '@atelier/service-kit/context/request-context';
import type { ObjectStorage } from '@atelier/service-kit/storage/object-storage';
import type { Logger } from 'pino';
import { BundleProcess } from './bundle-process.js';
import { CrashRecord } from './crash-record.js';

const computeDigest = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('base64');

type PageRequest = Parameters<BundleProcess['render']>[0];

/** A page takes a few milliseconds; the time of its API calls does not count. */
const RENDER_LIMIT_MS = 5000;

const QUARANTINED = /\.quarantined-\d+$/;

const getFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

const getKey = ({ name, version }: RemoteRelease): string => `${name}/${version}`;

/**
 * Server bundles by version, each in its own process: fetched from storage once, checked against the registered digest before
 * each start. A version that crashes twice is not started again.
 */
export class ServerBundles {
  private readonly processes = new Map<string, Promise<BundleProcess>>();
  private readonly crashes: CrashRecord;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly folder: string,
    private readonly logger: Pick<Logger, 'error'>,
    private readonly onQuarantine: (release: RemoteRelease, reason: string) => void = () => undefined,
    private readonly renderLimitMs = RENDER_LIMIT_MS,
  ) {
    this.crashes = new CrashRecord(join(folder, 'crashes.json'));
  }

  /** Whether a version is no longer started because it crashed twice. */
  isQuarantined(release: RemoteRelease): boolean {
    return this.crashes.isQuarantined(getKey(release));
  }

  /** The quarantined versions, each as `remote/version`. */
  get quarantined(): string[] {
    return this.crashes.quarantined;
  }

  /**
   * Rejects if the release has no server bundle, if the bundle does not match the registered digest, or if it throws or
   * crashes.
   */
  async render(release: RemoteRelease, request: PageRequest): Promise<unknown> {
    return (await this.getProcess(release)).render(request);
  }

  /** Ends the processes of all other versions, and removes their files from the disk. */
  async keepOnly(releases: readonly RemoteRelease[]): Promise<void> {
    const kept = new Set(releases.map(getKey));
    await this.end((key) => !kept.has(key));
    try {
      this.removeFiles(kept);
    } catch (error) {
      this.logger.error({ err: error }, 'server bundles that are no longer in use could not be removed');
    }
  }

  stop(): Promise<void> {
    return this.end(() => true);
  }

  private async end(isReleased: (key: string) => boolean): Promise<void> {
    const released = [...this.processes].filter(([key]) => isReleased(key));
    for (const [key] of released) this.processes.delete(key);
    await Promise.allSettled(released.map(async ([, process]) => (await process).stop()));
  }

  /** At once, so that no process can be started meanwhile. Changed files stay for inspection. */
  private removeFiles(kept: ReadonlySet<string>): void {
    for (const remote of getFolders(this.folder)) {
      const versions = getFolders(join(this.folder, remote)).map((version) => `${remote}/${version}`);
      const unused = versions.filter((key) => !kept.has(key) && !this.processes.has(key) && !this.isInspected(key));
      for (const key of unused) rmSync(join(this.folder, key), { recursive: true, force: true });
      if (unused.length === versions.length) rmSync(join(this.folder, remote), { recursive: true, force: true });
    }
  }

  private isInspected(key: string): boolean {
    return readdirSync(join(this.folder, key), { recursive: true }).some((name) => QUARANTINED.test(String(name)));
  }

  private getProcess(release: RemoteRelease): Promise<BundleProcess> {
    const key = getKey(release);
    const known = this.processes.get(key);
    if (known !== undefined) return known;
    const starting = this.start(release, key);
    this.processes.set(key, starting);
    starting.catch(() => this.processes.delete(key));
    return starting;
  }

  private async start(release: RemoteRelease, key: string): Promise<BundleProcess> {
    const file = await this.getFile(release, key);
    const { renderLimitMs } = this;
    const onCrash = (reason: string) => this.onCrash(release, reason);
    return runWithoutContext(() => new BundleProcess({ file, renderLimitMs, onCrash }));
  }

  private onCrash(release: RemoteRelease, reason: string): void {
    const key = getKey(release);
    this.processes.delete(key);
    this.crashes.add(key);
    const isQuarantined = this.crashes.isQuarantined(key);
    this.logger.error({ bundle: key, reason, isQuarantined }, 'a server bundle crashed');
    if (isQuarantined) this.onQuarantine(release, reason);
  }

  private async getFile({ serverEntry, files }: RemoteRelease, key: string): Promise<string> {
    if (serverEntry === undefined) throw new Error(`${key} has no server bundle.`);
    const file = join(this.folder, key, serverEntry);
    const sha384 = files.find(({ path }) => path === serverEntry)?.sha384;
    if (!(await this.isKept(file, sha384))) await this.fetch(`remotes/${key}/${serverEntry}`, file, sha384);
    return file;
  }

  /** A file on disk that differs from the registered one is moved aside for inspection. */
  private async isKept(file: string, sha384: string | undefined): Promise<boolean> {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) return false;
    if (computeDigest(bytes) === sha384) return true;
    const quarantine = `${file}.quarantined-${Date.now()}`;
    await rename(file, quarantine);
    this.logger.error(
      { quarantine },
      'a server bundle on disk is not the one that was registered; it is fetched again',
    );
    return false;
  }

  private async fetch(path: string, file: string, sha384: string | undefined): Promise<void> {
    const bytes = await this.storage.read(path);
    if (bytes === undefined) throw new Error(`${path} is not in the object storage.`);
    if (computeDigest(bytes) !== sha384) throw new Error(`${path} is not the file that was registered.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.draft`, bytes);
    await rename(`${file}.draft`, file);
  }
}
