import { describe, expect, it } from '@jest/globals';
import { NetworkPolicies } from './network-policies.ts';
import { Overlay } from './overlay.ts';

const trial = new Overlay('trial');
const production = new Overlay('production');
const SERVERS = { mongo: 27017, nats: 4222, s3: 7070, mail: 1025 };
/** Targets of production units, by the variable with their address. Webhook receivers may listen on any port. */
const SERVER_PORTS = {
  MONGODB_URL: [27017],
  NATS_URL: [4222],
  S3_ENDPOINT: [443],
  SMTP_URL: [465, 587],
  WEBHOOKS_ALLOW_PRIVATE: [1],
};

/** Hosts and ports in a value, which is an address or a seed list. */
const hostsIn = (value: string): string[] => [...value.matchAll(/[\w.-]+:\d+(?=[,/]|$)/g)].map(([host]) => host);

/** `caller callee:port` of every address in a variable, for units in the overlay. */
const configuredCalls = (overlay: Overlay): Set<string> => {
  const names = [...overlay.pods.keys()];
  const calls = names.flatMap((caller) => {
    const environment = overlay.getEnvironment(caller, 'secret');
    const { ATELIER_PUBLIC_URL: _visitors, SMTP_URL: mail, ...addresses } = environment;
    const hosts = Object.values(mail === undefined ? addresses : { ...addresses, mail: 'smtp://mail:1025' }).flatMap(
      hostsIn,
    );
    return hosts.filter((host) => names.includes(host.split(':')[0] ?? '')).map((host) => `${caller} ${host}`);
  });
  return new Set(calls);
};
const sorted = (calls: Set<string>) => [...calls].sort();

describe('the network policies', () => {
  it.each([
    ['trial', trial],
    ['production', production],
  ] as const)('PLT-8 of %s allow exactly the configured calls, outbound and inbound', (name, overlay) => {
    const { calls, deniesByDefault } = new NetworkPolicies(overlay);
    // The proxy's addresses are in its Caddyfile.
    const expected = configuredCalls(overlay);
    if (name === 'trial') for (const unit of ['gateway', 'shell']) expected.add(`proxy ${unit}:8080`);
    expect(deniesByDefault).toBe(true);
    expect(expected).toContain('content media:8080');
    expect(sorted(calls.out)).toEqual(sorted(expected));
    expect(sorted(calls.in)).toEqual(sorted(expected));
  });

  it('PLT-8 of the trial admit visitors only through the proxy, and allow only webhooks out', () => {
    const { ingress, egress } = new NetworkPolicies(trial);
    expect([...ingress]).toEqual([['proxy', [8080]]]);
    expect([...egress.keys()]).toEqual(['webhooks']);
  });

  it('PLT-8 of production admit visitors only through gateway and shell, and each unit out only to its servers', () => {
    const { ingress, egress } = new NetworkPolicies(production);
    expect([...ingress].sort()).toEqual([
      ['gateway', [8080]],
      ['shell', [8080]],
    ]);
    for (const name of production.pods.keys()) {
      const told = production.getEnvironment(name, 'secret');
      const wanted = Object.entries(SERVER_PORTS).flatMap(([variable, ports]) => (variable in told ? ports : []));
      expect([name, (egress.get(name) ?? []).sort()]).toEqual([name, wanted.sort()]);
    }
  });

  it('PLT-8 block webhooks from private networks, as the service itself does', () => {
    const { spec } = trial.get('NetworkPolicy', 'webhooks');
    expect(spec).toMatchObject({
      egress: [
        {},
        {
          to: [{ ipBlock: { except: expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16']) } }, {}],
        },
      ],
    });
  });

  it('PLT-8 make each server of the trial reachable on its port', () => {
    for (const [name, port] of Object.entries(SERVERS)) {
      expect(trial.container(name).ports.map(({ containerPort }) => containerPort)).toContain(port);
      expect(trial.get('Service', name)).toMatchObject({ spec: { clusterIP: 'None', ports: [{ port }] } });
    }
  });
});
