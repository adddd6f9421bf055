import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAUSE_IMAGE } from './images.ts';

/** Also the address at which the API server reaches the kubelet. */
export const NODE = 'localhost';
/** Of this machine's loopback interface: pods reach it, other machines do not. */
export const API_ADDRESS = '10.97.0.1';
export const DNS_ADDRESS = '10.96.0.10';
export const SERVICE_RANGE = '10.96.0.0/16';
export const POD_RANGE = '10.244.0.0/24';

export interface Ports {
  api: number;
  etcd: number;
  etcdPeers: number;
}

export const socketIn = (folder: string): string => join(folder, 'containerd.sock');

/** Version 2 is understood by all releases of containerd since 1.3. */
const containerd = (folder: string): string => `version = 2
root = "${folder}/containerd/root"
state = "${folder}/containerd/state"
[grpc]
  address = "${socketIn(folder)}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${PAUSE_IMAGE}"
  # A container may have no right to lower it.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${folder}/cni"
`;

/** Routes each pod by itself, so that answers pass kube-proxy's rules also between pods of one node. */
const podNetwork = {
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'ptp',
      ipMasq: true,
      ipam: { type: 'host-local', ranges: [[{ subnet: POD_RANGE }]], routes: [{ dst: '0.0.0.0/0' }] },
    },
    // A container engine may have closed forwarding on this machine.
    { type: 'firewall' },
  ],
};

const kubelet = (folder: string) => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  failCgroupV1: false,
  failSwapOn: false,
  cgroupDriver: 'cgroupfs',
  containerRuntimeEndpoint: `unix://${socketIn(folder)}`,
  // It listens on loopback alone.
  address: '127.0.0.1',
  authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
  authorization: { mode: 'AlwaysAllow' },
  clusterDNS: [DNS_ADDRESS],
  clusterDomain: 'cluster.local',
  enforceNodeAllocatable: [],
  evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
});

const kubeconfig = (token: string, { api }: Ports) => ({
  apiVersion: 'v1',
  kind: 'Config',
  // The API server makes its certificate itself.
  clusters: [{ name: 'test', cluster: { server: `https://${API_ADDRESS}:${api}`, 'insecure-skip-tls-verify': true } }],
  users: [{ name: 'administrator', user: { token } }],
  contexts: [{ name: 'test', context: { cluster: 'test', user: 'administrator' } }],
  'current-context': 'test',
});

/** Writes what the cluster's programs read; everything that opens a door is for this user alone. */
export const writeConfiguration = (folder: string, ports: Ports): void => {
  const token = randomBytes(16).toString('hex');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  mkdirSync(join(folder, 'cni'), { recursive: true });
  const files: Record<string, string> = {
    'containerd.toml': containerd(folder),
    'cni/pods.conflist': JSON.stringify(podNetwork),
    'kubelet.json': JSON.stringify(kubelet(folder)),
    kubeconfig: JSON.stringify(kubeconfig(token, ports)),
    'tokens.csv': `${token},administrator,1,"system:masters"\n`,
    'accounts.key': privateKey,
    'accounts.pub': publicKey,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
};
