import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRelease } from '@atelier/contracts';
import type { ObjectStorage } from '@atelier/service-kit/storage/object-storage';

/** Structure of a remote's server bundle, as far as the shell uses it. */
export interface ServerBundle {
  render(request: unknown): Promise<unknown>;
}

const exists = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Server bundles by version: fetched from storage once, checked against the registered digest, imported once. */
export class ServerBundles {
  private readonly bundles = new Map<string, Promise<ServerBundle>>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly folder: string,
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
    if (!(await exists(file)))
      await this.fetch(`remotes/${key}/${serverEntry}`, file, files.find(({ path }) => path === serverEntry)?.sha384);
    return (await import(pathToFileURL(file).href)) as ServerBundle;
  }

  private async fetch(path: string, file: string, sha384: string | undefined): Promise<void> {
    const bytes = await this.storage.read(path);
    if (bytes === undefined) throw new Error(`${path} is not in the object storage.`);
    if (createHash('sha384').update(bytes).digest('base64') !== sha384)
      throw new Error(`${path} is not the file that was registered.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.draft`, bytes);
    await rename(`${file}.draft`, file);
  }
}
