import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchServer } from '../../embedded/children/launch-server.ts';
import { fileLog } from '../../embedded/children/process-log.ts';
import type { RunningProcess } from '../../embedded/children/running-process.ts';
import { poll } from '../../embedded/network/poll.ts';
import {
  API_ADDRESS,
  NODE,
  POD_RANGE,
  type Ports,
  SERVICE_RANGE,
  socketIn,
  writeConfiguration,
} from './configuration.ts';
import { type ClusterAccess, kubectl } from './kubectl.ts';
import { startNames } from './names.ts';
import { removePacketRules } from './packet-rules.ts';
import type { ClusterPrograms } from './programs.ts';
import { createVolumes } from './volumes.ts';

const run = promisify(execFile);
const READY_WITHIN_MS = 120_000;
/** kube-router can do more; pods, services and their addresses are the work of others here. */
const POLICIES_ALONE = [
  '--run-firewall=true',
  '--run-router=false',
  '--run-service-proxy=false',
  '--enable-cni=false',
  `--service-cluster-ip-range=${SERVICE_RANGE}`,
];

/** The programs of one node, each with a log of its own, stopped in the opposite order. */
export class OwnNode {
  readonly access: ClusterAccess;
  private readonly running: RunningProcess[] = [];
  private readonly folder: string;
  private readonly programs: ClusterPrograms;
  private readonly ports: Ports;

  constructor(folder: string, programs: ClusterPrograms, ports: Ports) {
    this.folder = folder;
    this.programs = programs;
    this.ports = ports;
    this.access = { kubectl: programs.kubectl, kubeconfig: this.path('kubeconfig') };
  }

  async start(): Promise<void> {
    writeConfiguration(this.folder, this.ports);
    await run('ip', ['address', 'replace', `${API_ADDRESS}/32`, 'dev', 'lo']);
    // Each pod has a route of its own; what is sent to one that is gone must not leave this machine.
    await run('ip', ['route', 'replace', 'unreachable', POD_RANGE]);
    await this.launch('containerd', 'containerd', ['--config', this.path('containerd.toml')], () =>
      this.ctr('version'),
    );
    await this.startControlPlane();
    await this.startNode();
    await createVolumes(this.access, this.path('volumes'));
  }

  /** Imports images; that of the name server is one of them. */
  async load(archive: string): Promise<void> {
    await this.ctr('images', 'import', archive);
    await startNames(this.access);
  }

  async stop(): Promise<void> {
    const [runtime, ...others] = this.running;
    for (const program of others.reverse()) await program.stop();
    if (runtime !== undefined) await this.removePods().finally(() => runtime.stop());
    await removePacketRules();
    await run('ip', ['address', 'delete', `${API_ADDRESS}/32`, 'dev', 'lo']);
    await run('ip', ['route', 'delete', 'unreachable', POD_RANGE]);
    await this.unmountAll();
  }

  private async startControlPlane(): Promise<void> {
    const { api, etcd, etcdPeers } = this.ports;
    const clients = `http://127.0.0.1:${etcd}`;
    await this.launch('etcd', this.programs.etcd, [
      `--data-dir=${this.path('etcd')}`,
      `--listen-client-urls=${clients}`,
      `--advertise-client-urls=${clients}`,
      `--listen-peer-urls=http://127.0.0.1:${etcdPeers}`,
    ]);
    const arguments_ = [
      `--etcd-servers=${clients}`,
      `--bind-address=${API_ADDRESS}`,
      `--advertise-address=${API_ADDRESS}`,
      `--secure-port=${api}`,
      `--cert-dir=${this.path('certificates')}`,
      `--service-account-key-file=${this.path('accounts.pub')}`,
      `--service-account-signing-key-file=${this.path('accounts.key')}`,
      '--service-account-issuer=https://kubernetes.default.svc',
      `--token-auth-file=${this.path('tokens.csv')}`,
      '--authorization-mode=RBAC',
      `--service-cluster-ip-range=${SERVICE_RANGE}`,
      '--kubelet-preferred-address-types=Hostname',
    ];
    await this.launch('kube-apiserver', this.programs.apiServer, arguments_, () =>
      kubectl(this.access, 'get', '--raw', '/readyz'),
    );
    const common = [`--kubeconfig=${this.access.kubeconfig}`, '--leader-elect=false'];
    await this.launch('kube-scheduler', this.programs.scheduler, common);
    const key = `--service-account-private-key-file=${this.path('accounts.key')}`;
    await this.launch('kube-controller-manager', this.programs.controllers, [...common, key]);
  }

  private async startNode(): Promise<void> {
    const common = [`--kubeconfig=${this.access.kubeconfig}`, `--hostname-override=${NODE}`];
    const kubelet = [`--config=${this.path('kubelet.json')}`, `--root-dir=${this.path('kubelet')}`];
    await this.launch('kubelet', this.programs.kubelet, [...common, ...kubelet], () =>
      kubectl(this.access, 'wait', '--for=condition=Ready', `node/${NODE}`, '--timeout=1s'),
    );
    await this.launch('kube-proxy', this.programs.proxy, [
      ...common,
      `--cluster-cidr=${POD_RANGE}`,
      '--nodeport-addresses=primary',
    ]);
    await this.launch('kube-router', this.programs.policies, [...common, ...POLICIES_ALONE]);
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private ctr(...args: string[]): Promise<unknown> {
    return run('ctr', ['--address', socketIn(this.folder), '--namespace', 'k8s.io', ...args]);
  }

  private async launch(name: string, program: string, args: readonly string[], check?: () => Promise<unknown>) {
    const answers = () =>
      (check?.() ?? Promise.resolve()).then(
        () => true,
        () => false,
      );
    const launched = launchServer({
      name,
      program,
      args,
      log: fileLog(this.path(`${name}.log`)),
      isReady: (signal) => poll(answers, { signal, timeoutMs: READY_WITHIN_MS, what: 'it did not answer' }),
    });
    this.running.push(launched);
    await launched.ready;
  }

  /** Containers outlive containerd, and are removed while it runs. */
  private async removePods(): Promise<void> {
    const { stdout } = await run('ctr', [
      '--address',
      socketIn(this.folder),
      '-n',
      'k8s.io',
      'tasks',
      'list',
      '--quiet',
    ]);
    for (const task of stdout.split('\n').filter((line) => line !== ''))
      await this.ctr('tasks', 'delete', '--force', task);
  }

  private async unmountAll(): Promise<void> {
    const mounted = readFileSync('/proc/self/mounts', 'utf8').split('\n');
    const ours = mounted.map((line) => line.split(' ')[1] ?? '').filter((path) => path.startsWith(`${this.folder}/`));
    for (const path of ours.reverse()) await run('umount', [path]);
  }
}
