/** On this subject, the gateway asks all services and caches what they know of an event, by its ID. */
export const TRAILS = 'trails';
/** On this subject, content asks any gateway for the receipt of a publication, by its event. */
export const RECEIPTS = 'receipts';
