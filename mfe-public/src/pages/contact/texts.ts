import { replyTime } from '../../replyTime';
import type { Studio } from '../../studio';

/** Messages of the contact page after a submission, and how long they are shown (CON-4). */
export const SENT_TOAST = 'Thank you! Your message has been sent successfully.';
export const SENT_TITLE = 'Message sent successfully!';
export const sentText = (studio: Pick<Studio, 'figures'>): string =>
  `Thank you for reaching out. We'll get back to you ${replyTime(studio)}.`;
export const FAILED_TOAST = 'Failed to send message. Please try again.';
export const FAILED_TITLE = 'Failed to send message';
export const FAILED_TEXT = 'Something went wrong. Please try again or contact us directly.';
/** Stays beside the button until the message is sent. */
export const NOT_SENT = 'Your message was not sent. Everything you typed is still here.';

export const SUCCESS_TOAST_MS = 4000;
export const ERROR_TOAST_MS = 5000;
export const BANNER_MS = 5000;
