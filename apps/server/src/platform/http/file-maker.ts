import { Worker } from 'node:worker_threads'

export class QueueFull extends Error {}

type FileMakerOptions = {
  /** Of the worker, which answers one message: the file of its `workerData`. */
  worker: URL
  mostWaiting: number
  mostOfOne: number
}

/** Files that take a processor a second and more, in a thread of their own and one after the other: calls of everybody else go on meanwhile. */
export const createFileMaker = <Wanted>({ worker, mostWaiting, mostOfOne }: FileMakerOptions) => {
  const waiting: number[] = []
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** A place for a file of this owner; answers how to leave it. Throws QueueFull. */
    queueUp(ownerId: number): () => void {
      const ofOne = waiting.filter((other) => other === ownerId).length
      if (waiting.length >= mostWaiting || ofOne >= mostOfOne) throw new QueueFull()
      waiting.push(ownerId)
      return () => {
        waiting.splice(waiting.indexOf(ownerId), 1)
      }
    },
    make(wanted: Wanted): Promise<Uint8Array> {
      const made = last.then(() => inThread(worker, wanted))
      last = made.catch(() => undefined)
      return made
    },
  }
}

const inThread = (script: URL, wanted: unknown): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: wanted })
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', (code) => reject(new Error(`no file: the thread ended with ${code}`)))
  })
