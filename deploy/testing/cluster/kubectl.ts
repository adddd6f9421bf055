import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface ClusterAccess {
  /** The program. */
  kubectl: string;
  kubeconfig: string;
}

/** Runs kubectl and returns its output; errors include its messages. */
export const kubectl = async ({ kubectl: program, kubeconfig }: ClusterAccess, ...args: string[]): Promise<string> => {
  const options = { maxBuffer: LARGEST_OUTPUT_BYTES };
  return (await run(program, ['--kubeconfig', kubeconfig, ...args], options)).stdout.trim();
};

/** The same with an object that kubectl reads from its input. */
export const kubectlWith = async (access: ClusterAccess, object: unknown, ...args: string[]): Promise<string> => {
  const running = run(access.kubectl, ['--kubeconfig', access.kubeconfig, ...args, '--filename', '-']);
  running.child.stdin?.end(JSON.stringify(object));
  return (await running).stdout.trim();
};
