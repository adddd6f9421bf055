/** A reason not to publish a version. */
export interface Finding {
  check: 'platform' | 'api' | 'import' | 'render' | 'policy' | 'styles' | 'budget';
  problem: string;
  remedy: string;
}
