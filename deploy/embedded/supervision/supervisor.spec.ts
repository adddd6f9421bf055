import { describe, expect, it } from '@jest/globals';
import type { ProcessExit, RunningProcess } from '../children/running-process.ts';
import { type ProcessSpec, SupervisedProcess } from './supervised-process.ts';
import { Supervisor } from './supervisor.ts';

/** Processes that the test starts and ends. */
class Stage {
  readonly stopped: string[] = [];
  readonly #running = new Map<string, (exit: ProcessExit) => void>();
  #lastPid = 100;

  spec(name: string, ready: Promise<void> = Promise.resolve()): ProcessSpec {
    return { name, launch: () => this.#launch(name, ready) };
  }

  kill(name: string): void {
    this.#running.get(name)?.({ code: null, signal: 'SIGKILL' });
  }

  #launch(name: string, ready: Promise<void>): RunningProcess {
    this.#lastPid += 1;
    const exited = new Promise<ProcessExit>((resolve) => this.#running.set(name, resolve));
    const stop = async () => {
      this.stopped.push(name);
      this.#running.get(name)?.({ code: 0, signal: null });
    };
    return { name, pid: this.#lastPid, ready, exited, logTail: () => '', stop };
  }
}

const supervise = () => {
  const stage = new Stage();
  const lines: string[] = [];
  const seen: Record<string, number>[] = [];
  const supervisor = new Supervisor({ log: (line) => lines.push(line), pidsChanged: (pids) => seen.push(pids) });
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { stage, lines, seen, supervisor, until };
};

describe('the supervisor', () => {
  it('restarts a process that dies, with one line in the log and the new process ID in the state', async () => {
    const { stage, lines, seen, supervisor, until } = supervise();
    await supervisor.start([stage.spec('analytics'), stage.spec('content')]);
    expect(supervisor.pids).toEqual({ analytics: 101, content: 102 });
    stage.kill('analytics');
    await until(() => supervisor.pids.analytics === 103);
    expect(lines).toEqual(['analytics was ended by SIGKILL; starting it again in 0.25 s']);
    expect(seen).toContainEqual({ content: 102 });
    expect(seen.at(-1)).toEqual({ analytics: 103, content: 102 });
    await supervisor.stop();
  });

  it('stops the most recently started group first', async () => {
    const { stage, supervisor } = supervise();
    for (const name of ['mongod', 'nats-server', 'services', 'front']) await supervisor.start([stage.spec(name)]);
    await supervisor.stop();
    expect(stage.stopped).toEqual(['front', 'services', 'nats-server', 'mongod']);
    expect(supervisor.pids).toEqual({});
  });

  it('does not restart a process that dies during shutdown or is waiting for its restart', async () => {
    const { stage, lines, supervisor, until } = supervise();
    await supervisor.start([stage.spec('content')]);
    stage.kill('content');
    await until(() => lines.length === 1);
    await supervisor.stop();
    expect(supervisor.pids).toEqual({});
  });

  it('stops the whole group if one process fails its first start', async () => {
    const { stage, supervisor } = supervise();
    const broken = Promise.reject(new Error('seo did not start'));
    const start = supervisor.start([stage.spec('content'), stage.spec('seo', broken)]);
    await expect(start).rejects.toThrow('seo did not start');
    expect(stage.stopped).toEqual(expect.arrayContaining(['content', 'seo']));
    expect(supervisor.pids).toEqual({});
  });

  it('PLT-5 retries a process that cannot be launched, for example on a full disk', async () => {
    const { stage, lines, supervisor, until } = supervise();
    const spec = stage.spec('nats-server');
    let failures = 0;
    const launch = () => {
      if (failures === 0) return spec.launch();
      failures -= 1;
      throw new Error('no space left on device');
    };
    await supervisor.start([{ ...spec, launch }]);
    failures = 1;
    stage.kill('nats-server');
    await until(() => supervisor.pids['nats-server'] === 102);
    expect(lines).toEqual([
      'nats-server was ended by SIGKILL; starting it again in 0.25 s',
      'nats-server could not be started (no space left on device); starting it again in 0.5 s',
    ]);
    await supervisor.stop();
  });

  it('replaces a process immediately and without a log line on request', async () => {
    const { stage, lines, supervisor } = supervise();
    await supervisor.start([stage.spec('front')]);
    await supervisor.replace('front');
    expect(supervisor.pids).toEqual({ front: 102 });
    expect(lines).toEqual([]);
    await supervisor.stop();
  });

  it('PLT-3 ends a process that no longer responds, so that it is restarted', async () => {
    const { stage, lines, until } = supervise();
    let isLive = true;
    const spec = { ...stage.spec('front'), isLive: async () => isLive };
    const front = new SupervisedProcess(spec, { log: (line) => lines.push(line), pidChanged: () => undefined }, 5);
    await front.start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(front.pid).toBe(101);
    isLive = false;
    await until(() => stage.stopped.length === 1);
    isLive = true;
    await until(() => front.pid === 102);
    expect(lines[0]).toBe('front failed 3 checks in a row and is ended');
    await front.stop();
  });
});
