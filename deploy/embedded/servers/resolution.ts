import { getMessage, Problem } from '../problem.ts';

/** One way to come by a program: answers its path, or throws why it did not. */
export interface ResolutionStep {
  description: string;
  find(): Promise<string>;
}

export interface Resolution {
  /** The server's name as people know it. */
  server: string;
  steps: readonly ResolutionStep[];
  /** What to set or install when no step succeeds. */
  remedies: readonly string[];
}

/** Tries the steps in order. When all fail, the Problem lists why each did and what can be done instead. */
export const resolveProgram = async ({ server, steps, remedies }: Resolution): Promise<string> => {
  const failures: string[] = [];
  for (const { description, find } of steps) {
    try {
      return await find();
    } catch (error) {
      failures.push(`  ${failures.length + 1}. ${description}: ${getMessage(error)}`);
    }
  }
  const advice = remedies.map((remedy) => `  - ${remedy}`);
  throw new Problem(
    [`${server} was not found and could not be fetched:`, ...failures, 'Any one of these helps:', ...advice].join('\n'),
  );
};
