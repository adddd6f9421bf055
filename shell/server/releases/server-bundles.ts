import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRelease } from '@atelier/contracts';
import type { ObjectStorage } from '@atelier/service-kit/storage/object-storage';
import type { Logger } from 'pino';

/** Structure of a remote's server bundle, as far as the shell uses it. */
export interface ServerBundle {
  render(request: unknown): Promise<unknown>;
}

const digestOf = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('base64');

/** Server bundles by version: fetched from storage once, checked against the registered digest before each import. */
export class ServerBundles {
  private readonly bundles = new Map<string, Promise<ServerBundle>>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly folder: string,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  /** Throws where the release has no server bundle, or one that is not what was registered. */
  bundleOf(release: RemoteRelease): Promise<ServerBundle> {
    const key = `${release.name}/${release.version}`;
    const known = this.bundles.get(key);
    if (known !== undefined) return known;
    const loading = this.load(release, key);
    this.bundles.set(key, loading);
    loading.catch(() => this.bundles.delete(key));
    return loading;
  }

  private async load(release: RemoteRelease, key: string): Promise<ServerBundle> {
    const { serverEntry, files } = release;
    if (serverEntry === undefined) throw new Error(`${key} has no server bundle.`);
    const file = join(this.folder, key, serverEntry);
    const sha384 = files.find(({ path }) => path === serverEntry)?.sha384;
    if (!(await this.isKept(file, sha384))) await this.fetch(`remotes/${key}/${serverEntry}`, file, sha384);
    return (await import(pathToFileURL(file).href)) as ServerBundle;
  }

  /** A file on disk that is not what was registered is put aside, for somebody to look at. */
  private async isKept(file: string, sha384: string | undefined): Promise<boolean> {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) return false;
    if (digestOf(bytes) === sha384) return true;
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
    if (digestOf(bytes) !== sha384) throw new Error(`${path} is not the file that was registered.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.draft`, bytes);
    await rename(`${file}.draft`, file);
  }
}
