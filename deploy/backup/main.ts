// For containers, where everything is built: node deploy/backup/main.ts backup|restore|restore-stream …
import { describeFailure, Problem } from '../embedded/problem.ts';
import { backup, restore } from './commands.ts';
import { restoreStream } from './restore-stream-command.ts';

const [name, ...args] = process.argv.slice(2);
try {
  if (name === 'backup') await backup(args);
  else if (name === 'restore') await restore(args);
  else if (name === 'restore-stream') await restoreStream(args);
  else throw new Problem('The commands are backup, restore, and restore-stream.');
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
