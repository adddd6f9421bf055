/** Ends the confirmation of a deletion that the trash can undo. */
export const RESTORABLE = 'You can restore it from the Trash for 30 days.';
