const getTotal = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** The CPU time that work takes in this thread, in milliseconds: a busy machine does not add to it. */
export const getCpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  return getTotal(process.threadCpuUsage(before)) / 1000;
};

/** The share of the process's CPU time, 0 to 1, that this thread takes while the work runs; the rest is taken by other threads. */
export const ownShareOfCpu = async (work: () => Promise<unknown>): Promise<number> => {
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await work();
  return getTotal(process.threadCpuUsage(thread)) / getTotal(process.cpuUsage(all));
};
