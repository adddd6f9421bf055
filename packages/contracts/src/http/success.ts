import * as z from 'zod';

/** The envelope of an answer that carries one thing. */
export const succeeded = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** The envelope of an answer that only says what was done. */
export const done = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });

export type Done = z.infer<typeof done>;
