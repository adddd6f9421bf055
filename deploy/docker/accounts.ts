import { describeFailure } from '../embedded/problem.ts';
import { say } from '../embedded/progress.ts';
import { preparePrimary } from '../embedded/servers/primary.ts';
import { demanded, demandedPasswords } from './environment.ts';

// Runs before the services: makes MongoDB a replica set of one, and a user for each service.
try {
  await preparePrimary({
    host: demanded('MONGODB_HOST'),
    key: demanded('MONGODB_KEY'),
    passwords: demandedPasswords(),
  });
  say('MongoDB takes writes, and every service has its user.');
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
