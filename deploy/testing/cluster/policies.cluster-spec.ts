import { describe, expect, it } from '@jest/globals';
import { UNIT_ACCOUNTS } from '../../embedded/servers/accounts.ts';
import { NetworkPolicies } from '../../kubernetes/network-policies.ts';
import { Overlay } from '../../kubernetes/overlay.ts';
import { Cluster } from './cluster.ts';

const SERVERS = ['mongo:27017', 'nats:4222', 's3:7070', 'mail:1025'];
const TARGETS = [...UNIT_ACCOUNTS.map((unit) => `${unit}:8080`), ...SERVERS];

/** Prints the targets that accept a connection. */
const script = (targets: readonly string[]): string => `
  const { connect } = require('node:net');
  const reach = (target) => new Promise((resolve) => {
    const [host, port] = target.split(':');
    const socket = connect({ host, port, timeout: 3000 });
    const end = (found) => { socket.destroy(); resolve(found); };
    socket.once('connect', () => end([target])).once('error', () => end([])).once('timeout', () => end([]));
  });
  Promise.all(${JSON.stringify(targets)}.map(reach)).then((found) => console.log(JSON.stringify(found.flat())));`;

describe('the cluster network', () => {
  const cluster = Cluster.running();
  const { calls } = new NetworkPolicies(new Overlay('trial'));

  it.each(UNIT_ACCOUNTS)('PLT-8 lets %s reach the targets in its policies, and nothing else', async (unit) => {
    const others = TARGETS.filter((target) => target !== `${unit}:8080`);
    const named = others.filter((target) => calls.out.has(`${unit} ${target}`));
    const reached = await cluster.kubectl('exec', `deployment/${unit}`, '--', 'node', '-e', script(others));
    expect(JSON.parse(reached)).toEqual(named);
  });
});
