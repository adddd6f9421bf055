/** Why a version is not published. */
export interface Finding {
  check: 'platform' | 'api' | 'import' | 'render' | 'policy' | 'styles' | 'budget';
  problem: string;
  remedy: string;
}
