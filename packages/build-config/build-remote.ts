import { Problem } from '@atelier/release-kit/problem';
import { getVersion, remoteConfigs } from './remote-config.ts';
import { remoteOptions } from './remote-options.ts';
import { runWebpack } from './run-webpack.ts';

/** Builds the remote in a folder into its `dist`. */
export const buildRemote = async (folder: string, tell?: (line: string) => void): Promise<void> => {
  const options = remoteOptions(folder, 'production');
  const version = getVersion(options);
  await runWebpack(remoteConfigs(options), tell);
  // Otherwise, the two halves of the build could come from different states of the sources.
  if (getVersion(options) !== version)
    throw new Problem('The sources changed while they were built. Please build again.');
};
