import { type ChildProcess, fork } from 'node:child_process'

/** A process of the bench's own, asked over its channel: questions are answered in the order they were put. */
export type Child<Question, Answer> = {
  pid: number
  ask(question: Question): Promise<Answer>
  stop(): Promise<void>
}

export const startChild = async <Question extends object, Answer>(
  module: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Child<Question, Answer>> => {
  const child = fork(module, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } })
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = []
  child.on('message', (answer) => waiting.shift()?.resolve(answer as Answer))
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      for (const { reject } of waiting.splice(0)) reject(new Error(`${module} ended`))
      resolve()
    }),
  )
  await untilReady(child, ended)
  return {
    pid: child.pid ?? 0,
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        child.send(question)
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A child says `ready` once, before it is asked anything. */
const untilReady = (child: ChildProcess, ended: Promise<void>): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => child.prependOnceListener('message', () => resolve())),
    ended.then(() => {
      throw new Error('a process of the bench did not start')
    }),
  ])

/** Inside such a process: answers every question, one after the other. Ends with its parent. */
export const answerParent = <Question, Answer>(answer: (question: Question) => Promise<Answer>): void => {
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (question) => {
    last = last.then(async () => process.send?.((await answer(question as Question)) as object))
    last.catch((error) => {
      console.error(error)
      process.exit(1)
    })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ ready: true })
}
