import { type Say, say } from '../progress.ts';
import { firstOnPath, goProgramSteps } from './go-program.ts';
import { s3Pins } from './pins.ts';
import { resolveProgram } from './resolution.ts';

const { program } = s3Pins;

/** The S3 server for tests, built if necessary. */
export const resolveS3Server = (tell: Say = say): Promise<string> =>
  resolveProgram({
    server: 'The S3 server for tests',
    steps: [
      { description: `${program} on PATH`, find: async () => firstOnPath(program) },
      ...goProgramSteps(s3Pins, tell),
    ],
    remedies: [`install ${program}, so that it is on PATH`, 'install Go 1.25 or newer', 'install Python 3 with pip'],
  });
