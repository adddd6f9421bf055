import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { TaskTimeout, WorkThread } from './work-thread.js';

const TIME_MS = 5_000;

describe('a thread for heavy work', () => {
  const thread = new WorkThread('../../test/odd-thread', import.meta.url);

  it('PLT-4 answers tasks one after another', async () => {
    const answers = ['a', 'b', 'c'].map((task) => thread.run(task, TIME_MS));
    expect(await Promise.all(answers)).toEqual(['did a', 'did b', 'did c']);
  });

  it('PLT-4 ends a task that takes too long, and does the next', async () => {
    const [hanging, next] = [thread.run('hang', 300), thread.run('a', TIME_MS)];
    await expect(hanging).rejects.toBeInstanceOf(TaskTimeout);
    expect(await next).toBe('did a');
  });

  it('PLT-4 starts anew after a task broke it, also between tasks', async () => {
    await expect(thread.run('break', TIME_MS)).rejects.toThrow('broken');
    expect(await thread.run('break later', TIME_MS)).toBe('did break later');
    await sleep(200);
    expect(await thread.run('a', TIME_MS)).toBe('did a');
  });
});
