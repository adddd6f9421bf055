import * as z from 'zod';

/** Why a view is not counted: a robot, a browser that names itself nothing, a referrer that only wants to be read here. */
export const dropReason = z.enum(['bot', 'no_user_agent', 'spam_referrer']);
export type DropReason = z.infer<typeof dropReason>;
