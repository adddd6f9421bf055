/** One form is open at a time, so a field's name is enough to find it on the page. */
export const getFieldId = (name: string): string => `field-${name}`;
