import { Problem } from '@atelier/release-kit/problem';
import webpack, { type Configuration } from 'webpack';

/** Runs the builds one after the other and prints a line for each. An error prints its text and ends the process. */
export const runWebpack = async (
  configurations: readonly Configuration[],
  tell = (line: string): void => void process.stdout.write(`${line}\n`),
): Promise<void> => {
  for (const configuration of configurations) {
    const compiler = webpack(configuration);
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    await new Promise((resolve) => compiler.close(resolve));
    if (stats === undefined || stats.hasErrors())
      throw new Problem(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result');
    if (stats.hasWarnings()) tell(stats.toString({ all: false, warnings: true }));
    tell(`${configuration.name}: built in ${(((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000).toFixed(1)} s`);
  }
};
