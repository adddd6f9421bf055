const PAUSE_MS = 25;

/** Repeats a check until it passes; after the time limit its last failure is thrown. For what follows from events. */
export const eventually = async <Result>(check: () => Promise<Result>, timeoutMs = 180_000): Promise<Result> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};
