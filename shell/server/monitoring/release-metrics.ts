import type { ReleaseSet } from '@atelier/contracts';
import { Gauge, type Registry } from 'prom-client';

interface Releases {
  getSet: () => ReleaseSet;
  /** Each as `remote/version`. */
  getQuarantined: () => readonly string[];
}

/** Exports which versions this shell serves, and which it does not start any more. */
export const registerReleases = (registry: Registry, { getSet, getQuarantined }: Releases): void => {
  const registers = [registry];
  const labelNames = ['remote', 'version'];
  new Gauge({
    name: 'atelier_release_live',
    help: 'The live version of each remote in this shell; its value is always 1.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [remote, { live }] of Object.entries(getSet().remotes)) this.set({ remote, version: live.version }, 1);
    },
  });
  new Gauge({
    name: 'atelier_release_quarantined',
    help: 'Versions whose server bundle crashed twice and is not started again; the value is always 1.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const key of getQuarantined()) {
        const slashAt = key.lastIndexOf('/');
        this.set({ remote: key.slice(0, slashAt), version: key.slice(slashAt + 1) }, 1);
      }
    },
  });
  new Gauge({
    name: 'atelier_release_set_revision',
    help: 'Revision of the release set that this shell serves.',
    registers,
    collect() {
      this.set(getSet().revision);
    },
  });
};
