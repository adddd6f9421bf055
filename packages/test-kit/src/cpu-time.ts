import { performance } from 'node:perf_hooks';

const getTotal = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** The CPU time that work takes in this thread, in milliseconds: a busy machine does not add to it. */
export const getCpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  return getTotal(process.threadCpuUsage(before)) / 1000;
};

/** The share of time, 0 to 1, that the event loop of this thread is busy while the work runs. */
export const getBusyShare = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).utilization;
};
