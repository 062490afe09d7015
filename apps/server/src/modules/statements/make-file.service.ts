import { Worker } from 'node:worker_threads'
import type { Language } from '@maru/contract'
import type { HashedLine } from './statement.rules.ts'

export type FileWanted = {
  format: 'xlsx' | 'pdf'
  language: Language
  year: number
  lines: readonly HashedLine[]
}

/** Even a short one takes a processor a second. */
const MOST_WAITING = 10
/** Of one member. */
const MOST_OF_ONE = 2
export const RETRY_AFTER_S = 5
export class QueueFull extends Error {}

const waiting: number[] = []

/** A place for a file of this member; answers how to leave it. Throws QueueFull. */
export const queueUp = (memberId: number): (() => void) => {
  const ofOne = waiting.filter((other) => other === memberId).length
  if (waiting.length >= MOST_WAITING || ofOne >= MOST_OF_ONE) throw new QueueFull()
  waiting.push(memberId)
  return () => {
    waiting.splice(waiting.indexOf(memberId), 1)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** In a thread of its own, one after the other: calls of everybody else go on meanwhile. */
export const makeFile = (wanted: FileWanted): Promise<Uint8Array> => {
  const made = last.then(() => inThread(wanted))
  last = made.catch(() => undefined)
  return made
}

const inThread = (wanted: FileWanted): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./statement-file.worker.ts', import.meta.url), { workerData: wanted })
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', (code) => reject(new Error(`no statement: the thread ended with ${code}`)))
  })
