/** A square of 8 × 8 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWO4m2aMFTEMLQkAs2RdgQI+FBwAAAAASUVORK5CYII=',
  'base64',
);

/** A PNG of this size in bytes: it carries filling that no reader minds. */
export const aPicture = (bytes = 2000): Buffer => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);

export const anAnimation = (): Buffer =>
  Buffer.from('R0lGODlhCAAIAIAAAExpcd1mMyH5BAUAAAAALAAAAAAIAAgAAAIHjI+py+1dAAA7', 'base64');

export const aDrawing = (inside = '<rect width="4" height="4"/>'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>`);
