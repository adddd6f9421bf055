import type { SigningKeyRecord } from './signing-key.js';

/** The keys of the platform, in the order of their generation. */
export abstract class SigningKeysRepository {
  abstract all(): Promise<SigningKeyRecord[]>;
  /** Does nothing where the generation exists already. */
  abstract add(key: SigningKeyRecord): Promise<void>;
}
