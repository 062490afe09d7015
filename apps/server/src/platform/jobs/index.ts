export { type AnyJob, defineJob, type Job } from './define-job.ts'
export { type EnqueueOptions, enqueue } from './enqueue.ts'
export { CONCURRENCY, type JobWorker, startWorker } from './worker.ts'
