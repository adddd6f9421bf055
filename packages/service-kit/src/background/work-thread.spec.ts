import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { TaskTimeout, WorkThread } from './work-thread.js';

const TIME_MS = 5_000;

describe('work thread', () => {
  const thread = new WorkThread('../../test/odd-thread', import.meta.url);

  it('PLT-4 runs tasks one after another', async () => {
    const answers = ['a', 'b', 'c'].map((task) => thread.run(task, TIME_MS));
    expect(await Promise.all(answers)).toEqual(['did a', 'did b', 'did c']);
  });

  it('PLT-4 ends a task that takes too long, and runs the next', async () => {
    const [hanging, next] = [thread.run('hang', 300), thread.run('a', TIME_MS)];
    await expect(hanging).rejects.toBeInstanceOf(TaskTimeout);
    expect(await next).toBe('did a');
  });

  it('PLT-4 restarts after a task crashes it, even between tasks', async () => {
    await expect(thread.run('break', TIME_MS)).rejects.toThrow('broken');
    expect(await thread.run('break later', TIME_MS)).toBe('did break later');
    await sleep(200);
    expect(await thread.run('a', TIME_MS)).toBe('did a');
  });
});
