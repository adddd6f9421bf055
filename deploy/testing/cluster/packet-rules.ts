import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OF_CLUSTER = /KUBE-|CNI-/;

/** Removes what kubelet, kube-proxy, kube-router and the network plugins told the kernel. kube-router's own clean-up crashes. */
export const removePacketRules = async (): Promise<void> => {
  for (const program of ['iptables', 'ip6tables']) {
    const { stdout } = await run(`${program}-save`);
    const others = stdout.split('\n').filter((line) => !OF_CLUSTER.test(line));
    const restoring = run(`${program}-restore`);
    restoring.child.stdin?.end(others.join('\n'));
    await restoring;
  }
  const { stdout } = await run('ipset', ['list', '-name']);
  const sets = stdout.split('\n').filter((name) => /^(inet6:)?(KUBE|kube-router)-/.test(name));
  for (const name of sets) await run('ipset', ['destroy', name]);
};
