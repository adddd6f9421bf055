/** A reason not to publish a version. */
export interface Finding {
  check:
    | 'platform'
    | 'shared'
    | 'routes'
    | 'api'
    | 'import'
    | 'render'
    | 'policy'
    | 'styles'
    | 'budget'
    | 'source-maps'
    | 'licenses'
    | 'audit';
  problem: string;
  remedy: string;
}
