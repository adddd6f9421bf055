/** Runs a service as its own process: stops on SIGTERM and SIGINT, and reports clearly why it cannot start. */
export const runService = async (start: (env: NodeJS.ProcessEnv) => Promise<{ stop(): Promise<void> }>) => {
  try {
    const service = await start(process.env);
    const stop = () => void service.stop().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
