import * as z from 'zod';

/** Why a view is not counted: a bot, a browser without a user agent, or a spam referrer. */
export const dropReason = z.enum(['bot', 'no_user_agent', 'spam_referrer']);
export type DropReason = z.infer<typeof dropReason>;
