import * as z from 'zod';

/** Thrown at start when the environment is unusable; the message names each variable, the rule, and never a value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads a unit's settings from its environment by schema. Empty variables count as absent. */
export const readEnvironment = <Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not usable. Please set:\n${lines.join('\n')}`);
};
