import type { RunningCanary } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import {
  blockVersion,
  makeLive,
  pinRemote,
  previewVersion,
  removeVersion,
  rollBack,
  startCanary,
  stopCanary,
  unblockVersion,
  unpinRemote,
} from './releases.api';

type MoveKind =
  | 'promotion'
  | 'rollback'
  | 'block'
  | 'unblock'
  | 'removal'
  | 'preview'
  | 'pin'
  | 'unpin'
  | 'canary'
  | 'share'
  | 'stop';

export interface PlannedMove {
  kind: MoveKind;
  remote: string;
  /** The live version; undefined before the first promotion. */
  from: string | undefined;
  to: string;
  wasRolledBack?: boolean;
  /** The one that is running. */
  canary?: RunningCanary | null;
}

/** What the dialog asks for. */
interface MoveInput {
  reason: string;
  percent: number;
  automatic: boolean;
}

interface MoveWords {
  title: (version: string) => string;
  action: string;
  call: (api: ApiClient, move: PlannedMove, input: MoveInput) => Promise<unknown>;
  done: (version: string, input: MoveInput) => string;
  failed: string;
  /** What happens, in moves that do not compare two versions. */
  note?: string;
  isHarmful?: true;
}

const EACH_VISITOR =
  'Chosen by chance, these visitors get this version from their next page on and keep it; the others keep the live version.';

const startShare: MoveWords['call'] = (api, { remote, to, canary }, { percent, automatic }) =>
  startCanary(api, remote, { version: to, percent, automatic }, canary?.version);

export const MOVE_WORDS: Readonly<Record<MoveKind, MoveWords>> = {
  promotion: {
    title: (version) => `Make ${version} live`,
    action: 'Make Live',
    call: (api, { remote, from, to }) => makeLive(api, remote, to, from),
    done: (version) => `${version} is live`,
    failed: 'The version could not be made live. Please try again.',
  },
  rollback: {
    title: (version) => `Roll back to ${version}`,
    action: 'Roll Back',
    call: (api, { remote, from }) => rollBack(api, remote, from),
    done: (version) => `${version} is live again`,
    failed: 'The rollback failed. Please try again.',
    isHarmful: true,
  },
  block: {
    title: (version) => `Block ${version}`,
    action: 'Block',
    call: (api, { remote, to }, { reason }) => blockVersion(api, remote, to, reason),
    done: (version) => `${version} is blocked`,
    failed: 'The version could not be blocked. Please try again.',
    note: 'Visitors no longer get this version. If it is live, the previous version goes live immediately; if none can, the remote’s pages leave the site.',
    isHarmful: true,
  },
  unblock: {
    title: (version) => `Unblock ${version}`,
    action: 'Unblock',
    call: (api, { remote, to }) => unblockVersion(api, remote, to),
    done: (version) => `${version} can be made live again`,
    failed: 'The version could not be unblocked. Please try again.',
    note: 'Nothing changes for visitors until someone makes this version live.',
  },
  preview: {
    title: (version) => `Preview ${version}`,
    action: 'Preview',
    call: async (api, { remote, to }) => {
      const { data } = await previewVersion(api, remote, to);
      window.location.assign(data.path);
    },
    done: (version) => `${version} is shown in this browser`,
    failed: 'The preview could not be started. Please try again.',
    note: 'Only this browser shows this version, for an hour or until you choose Back to live at the bottom of the page.',
  },
  pin: {
    title: (version) => `Pin ${version}`,
    action: 'Pin',
    call: (api, { remote }, { reason }) => pinRemote(api, remote, reason),
    done: (version) => `pinned to ${version}`,
    failed: 'The version could not be pinned. Please try again.',
    note: 'This version stays live: no team or key can make another one live or roll back. Blocking it still works, and so does an automatic withdrawal.',
  },
  unpin: {
    title: (version) => `Unpin ${version}`,
    action: 'Unpin',
    call: (api, { remote }) => unpinRemote(api, remote),
    done: (version) => `no longer pinned to ${version}`,
    failed: 'The version could not be unpinned. Please try again.',
    note: 'Teams and keys can change the live version again.',
  },
  canary: {
    title: (version) => `Start a canary of ${version}`,
    action: 'Start Canary',
    call: startShare,
    done: (version, { percent }) => `${percent}% of the visitors get ${version}`,
    failed: 'The canary could not be started. Please try again.',
    note: EACH_VISITOR,
  },
  share: {
    title: (version) => `Change the share of ${version}`,
    action: 'Change Share',
    call: startShare,
    done: (version, { percent }) => `${percent}% of the visitors get ${version}`,
    failed: 'The share could not be changed. Please try again.',
    note: `${EACH_VISITOR} The comparison with the live version starts again.`,
  },
  stop: {
    title: (version) => `Stop the canary of ${version}`,
    action: 'Stop Canary',
    call: (api, { remote, to }) => stopCanary(api, remote, to),
    done: (version) => `the canary of ${version} is stopped`,
    failed: 'The canary could not be stopped. Please try again.',
    note: 'All visitors get the live version from their next page on. This version stays stored, and you can show it again.',
    isHarmful: true,
  },
  removal: {
    title: (version) => `Delete ${version}`,
    action: 'Delete',
    call: (api, { remote, to }) => removeVersion(api, remote, to),
    done: (version) => `${version} was deleted`,
    failed: 'The version could not be deleted. Please try again.',
    note: 'Its files are deleted too. Pages that were opened with this version stop working. This cannot be undone.',
    isHarmful: true,
  },
};
