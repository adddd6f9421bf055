import { runLauncher } from './launcher.ts';

/** `npm start`: the whole platform, until Ctrl-C. */
export const start = (): Promise<void> => runLauncher();
