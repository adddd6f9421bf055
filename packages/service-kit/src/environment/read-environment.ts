import * as z from 'zod';

/** Thrown at startup when the environment is invalid. The message names each variable and its rule, never a value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the settings of a unit from its environment by schema. Empty variables count as absent. */
export const readEnvironment = <Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not usable. Please set:\n${lines.join('\n')}`);
};
