/** What the contact page says after a message, and for how long (CON-4). */
export const SENT_TOAST = 'Thank you! Your message has been sent successfully.';
export const SENT_TITLE = 'Message sent successfully!';
export const SENT_TEXT = "Thank you for reaching out. We'll get back to you within 24 hours.";
export const FAILED_TOAST = 'Failed to send message. Please try again.';
export const FAILED_TITLE = 'Failed to send message';
export const FAILED_TEXT = 'Something went wrong. Please try again or contact us directly.';

export const SUCCESS_TOAST_MS = 4000;
export const ERROR_TOAST_MS = 5000;
export const BANNER_MS = 5000;
