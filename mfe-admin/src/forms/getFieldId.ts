/** Only one form is open at a time, so the field's name is a unique ID. */
export const getFieldId = (name: string): string => `field-${name}`;
