/** Remembers that documents must be written, so that a crash between a change and its writing loses nothing. */
export abstract class RevisionsRepository {
  /** Asks for the documents to be written; part of the transaction that runs. */
  abstract demand(): Promise<void>;
  /** The last demand, where it is not fulfilled yet. */
  abstract due(): Promise<number | undefined>;
  /** Says that a demand is fulfilled; false where a later one already was, by somebody else. */
  abstract fulfil(demand: number): Promise<boolean>;
}
