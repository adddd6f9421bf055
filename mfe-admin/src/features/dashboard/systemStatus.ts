import type { Health } from '@atelier/contracts';

export type Condition = 'healthy' | 'warning' | 'error';

export interface SystemPart {
  name: 'Server' | 'Database' | 'Cache' | 'Storage';
  condition: Condition;
}

/** Shown when the server cannot be asked for its health. */
export const SAMPLE_STATUS: readonly SystemPart[] = [
  { name: 'Server', condition: 'healthy' },
  { name: 'Database', condition: 'healthy' },
  { name: 'Cache', condition: 'warning' },
  { name: 'Storage', condition: 'healthy' },
];

/** Cached answers are purged by events, so the cache is only as good as the broker; files are the media service's. */
export const getSystemStatus = ({ status, database, services }: Health): readonly SystemPart[] => {
  const hasBroker = Object.values(services).some(({ broker }) => broker === 'connected');
  return [
    { name: 'Server', condition: status === 'ok' ? 'healthy' : 'warning' },
    { name: 'Database', condition: database.connected ? 'healthy' : 'error' },
    { name: 'Cache', condition: hasBroker ? 'healthy' : 'warning' },
    { name: 'Storage', condition: services.media?.status === 'ok' ? 'healthy' : 'error' },
  ];
};
