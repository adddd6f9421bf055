/** Injection tokens of what every service is given. */
export const ENVIRONMENT = Symbol('environment');
export const LOGGER = Symbol('logger');
export const SERVICE_NAME = Symbol('service name');
