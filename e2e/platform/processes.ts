import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in megabytes. */
export const getResidentMb = (pid: number): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** The same of a process and each of its children. */
export const getFamilyMb = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)].map(getResidentMb);
};

/** Files, sockets, and other handles that a process holds open. */
export const countHandles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Linux counts CPU time in hundredths of a second for programs, whatever its own clock does. */
const MS_PER_TICK = 10;

/** CPU time that a process has used since its start, in milliseconds (proc(5): fields 14 and 15). */
export const getCpuMs = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * MS_PER_TICK;
};
