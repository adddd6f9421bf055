import type { Submission } from '@atelier/contracts';
import { getSubject } from './submissionLabels';

/** A saved reply for a message: with the sender's name for `{name}`, and the subject for `{subject}`. */
export const fillReply = (text: string, message: Submission): string =>
  text.replaceAll('{name}', () => message.name).replaceAll('{subject}', () => getSubject(message));

/** Where a text goes into a field: at the cursor, in place of the selection. */
export const insertAtCursor = (field: HTMLTextAreaElement, text: string): string =>
  field.value.slice(0, field.selectionStart) + text + field.value.slice(field.selectionEnd);
