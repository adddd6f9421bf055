import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (task: string) => {
  if (task === 'break') throw new Error('broken');
  while (task === 'hang');
  if (task === 'break later') setTimeout(() => Promise.reject(new Error('broken later')), 10);
  parentPort?.postMessage(`did ${task}`);
});
parentPort?.postMessage('ready');
