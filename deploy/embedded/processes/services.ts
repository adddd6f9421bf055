import { getEnvironment, givenUnits, runUnits, type Unit } from './unit-process.ts';

interface ServiceModule {
  start(env: NodeJS.ProcessEnv): Promise<Unit>;
}

const startService = async (name: string): Promise<Unit> => {
  const { start } = (await import(`@atelier/${name}-service`)) as ServiceModule;
  return start(getEnvironment(name));
};

// All services, or only one if the launcher runs each in its own process.
const startServices = async (): Promise<Unit> => {
  const services = await Promise.all(givenUnits().map(startService));
  return { stop: async () => void (await Promise.all(services.map((service) => service.stop()))) };
};

if (import.meta.main) await runUnits(startServices);
