import { Worker } from 'node:worker_threads'
import type { Cell } from './csv.rules.ts'

/** Even a short one takes a processor a second. */
const MOST_WAITING = 6
const MOST_OF_ONE = 1
export const RETRY_AFTER_S = 5
export class SheetsBusy extends Error {}

const waiting: number[] = []

/** A place for a workbook of this partner; answers how to leave it. Throws SheetsBusy. */
export const queueUp = (partnerId: number): (() => void) => {
  const ofOne = waiting.filter((other) => other === partnerId).length
  if (waiting.length >= MOST_WAITING || ofOne >= MOST_OF_ONE) throw new SheetsBusy()
  waiting.push(partnerId)
  return () => {
    waiting.splice(waiting.indexOf(partnerId), 1)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** In a thread of its own, one after the other: calls of everybody else go on meanwhile. The first row is the head. */
export const makeSheet = (rows: readonly Cell[][]): Promise<Uint8Array> => {
  const made = last.then(() => inThread(rows))
  last = made.catch(() => undefined)
  return made
}

const inThread = (rows: readonly Cell[][]): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { workerData: rows })
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', (code) => reject(new Error(`no workbook: the thread ended with ${code}`)))
  })
