// Browsers have what jsdom lacks here; the front end's type checker does not know Node.
declare const process: { getBuiltinModule(name: 'node:util'): { TextDecoder: typeof TextDecoder } };
const { TextDecoder: Decoder } = process.getBuiltinModule('node:util');

const getBytes = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

/** Adds the browser APIs needed to read files. */
export const fillFileGaps = (): void => {
  globalThis.TextDecoder ??= Decoder;
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return getBytes(this);
  };
};
