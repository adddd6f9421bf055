export * from './builders.js';
export * from './event-log.js';
export * from './eventually.js';
export * from './key-server.js';
export * from './service-client.js';
export * from './service-process.js';
export * from './storages.js';
export * from './test-servers.js';
