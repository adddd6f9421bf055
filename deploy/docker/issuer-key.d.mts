export declare const toSeed: (key: Uint8Array) => string;
export declare const issuerOf: (seed: string) => string;
