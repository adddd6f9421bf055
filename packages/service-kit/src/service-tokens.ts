/** Injection tokens available in every service. */
export const ENVIRONMENT = Symbol('environment');
export const LOGGER = Symbol('logger');
export const SERVICE_NAME = Symbol('service name');
