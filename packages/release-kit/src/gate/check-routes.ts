import { getRoutes, type ReleaseSet } from '@atelier/contracts/releases/http';
import { findTakenRoute } from '@atelier/contracts/releases/remote-routes';
import type { BuiltRemote } from '../built-remote.js';
import type { Finding } from './finding.js';

/** A route of another live remote, which the registry refuses to register. */
export const checkRoutes = ({ manifest }: BuiltRemote, live: ReleaseSet): Finding[] => {
  const taken = findTakenRoute(getRoutes(live), manifest.name, manifest.pages?.routes ?? []);
  if (taken === undefined) return [];
  return [
    {
      check: 'routes',
      problem: `The route ${taken.route} belongs to ${taken.owner}, with the addresses below it.`,
      remedy: `Declare other routes, or first release a version of ${taken.owner} without this one.`,
    },
  ];
};
