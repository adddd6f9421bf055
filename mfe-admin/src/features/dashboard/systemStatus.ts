import type { Health } from '@atelier/contracts';

type Condition = 'healthy' | 'warning' | 'error';

export interface SystemPart {
  name: 'Server' | 'Database' | 'Cache' | 'Storage';
  condition: Condition;
}

/** Shown if the server does not answer. */
export const SAMPLE_STATUS: readonly SystemPart[] = [
  { name: 'Server', condition: 'healthy' },
  { name: 'Database', condition: 'healthy' },
  { name: 'Cache', condition: 'warning' },
  { name: 'Storage', condition: 'healthy' },
];

/** Events purge cached answers, so the cache depends on the broker; files belong to the media service. */
export const getSystemStatus = ({ status, database, services }: Health): readonly SystemPart[] => {
  const hasBroker = Object.values(services).some(({ broker }) => broker === 'connected');
  return [
    { name: 'Server', condition: status === 'ok' ? 'healthy' : 'warning' },
    { name: 'Database', condition: database.connected ? 'healthy' : 'error' },
    { name: 'Cache', condition: hasBroker ? 'healthy' : 'warning' },
    { name: 'Storage', condition: services.media?.status === 'ok' ? 'healthy' : 'error' },
  ];
};
