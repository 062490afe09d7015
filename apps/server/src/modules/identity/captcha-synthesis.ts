import { Worker } from 'node:worker_threads'
import type { Language } from '@maru/contract'
import { tooMany } from '../../platform/refusal.ts'

/** One sound costs some 60 ms of a processor, so this is two seconds of waiting. */
const MOST_WAITING = 30
const RETRY_AFTER_S = 3

export type Wanted = { digits: string; language: Language; key: Uint8Array }
type Waiting = { resolve: (sound: Buffer) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; waiting: Waiting[] }

let thread: Thread | undefined

/** The WAV of some digits, computed in a thread of its own, one after the other. Throws E429 when too many are waiting. */
export const synthesize = (wanted: Wanted): Promise<Buffer> => {
  thread ??= start()
  const { worker, waiting } = thread
  if (waiting.length >= MOST_WAITING) throw tooMany(RETRY_AFTER_S)
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject })
    worker.ref()
    worker.postMessage(wanted)
  })
}

/** It keeps the process alive only while somebody waits for it, and is started again after a failure. */
const start = (): Thread => {
  const worker = new Worker(new URL('./captcha-sound.worker.ts', import.meta.url))
  const started: Thread = { worker, waiting: [] }
  worker.on('message', (sound: Uint8Array) => {
    started.waiting.shift()?.resolve(Buffer.from(sound))
    if (started.waiting.length === 0) worker.unref()
  })
  const fail = (error: Error): void => {
    if (thread === started) thread = undefined
    for (const { reject } of started.waiting.splice(0)) reject(error)
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread of captcha sounds ended')))
  return started
}
