import { getMessage, Problem } from '../problem.ts';

/** One way to get a program: returns its path, or throws the reason why it could not. */
export interface ResolutionStep {
  description: string;
  find(): Promise<string>;
}

interface Resolution {
  /** The server's common name. */
  server: string;
  steps: readonly ResolutionStep[];
  /** What to set or install if no step succeeds. */
  remedies: readonly string[];
}

/** Tries the steps in order. If all fail, the Problem lists the reasons and the alternatives. */
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
