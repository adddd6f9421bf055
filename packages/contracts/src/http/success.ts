import * as z from 'zod';

/** The envelope of an answer with data. */
export const succeeded = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** The envelope of an answer with only a message. */
export const done = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });

export type Done = z.infer<typeof done>;
