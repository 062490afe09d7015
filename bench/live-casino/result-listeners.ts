import { ownTableTopic, tableTopic } from '../../apps/studio/src/tables/table-shapes.ts'
import { answerParent } from '../child.ts'
import { openSocket } from './open-socket.ts'
import type { Seat } from './seats.ts'

export type ResultListenersQuestion =
  /** Bare WebSockets where there are no seats. */
  | { what: 'open'; port: number; count: number; code: string; seats: Seat[] }
  /** Answered once so many results have come in all. */
  | { what: 'await'; results: number }
/** `at`: when the last of them was there; `text`: the last one. Times are ms since 1970. */
export type ResultListenersAnswer = { results: number; at: number; text: string }

// Players at one table, in a process of their own: each counts the results that come.

const AT_ONCE = 50
const RESULT = Buffer.from('"t":"result"')
let results = 0
let at = 0
let text = ''
let wanted: { results: number; resolve: () => void } | undefined

const take = (bytes: Buffer, from: number, to: number): void => {
  const found = bytes.indexOf(RESULT, from)
  if (found < 0 || found >= to) return
  results++
  at = Date.now()
  if (!wanted || results < wanted.results) return
  text = bytes.toString('utf8', from, to)
  wanted.resolve()
  wanted = undefined
}

answerParent<ResultListenersQuestion, ResultListenersAnswer>(async (question) => {
  if (question.what === 'open') {
    const { port, count, code, seats } = question
    const open = (n: number) => openSocket(port, seats[n], [tableTopic(code), ownTableTopic(code)], take)
    for (let from = 0; from < count; from += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => open(from + n)))
  } else if (results < question.results)
    await new Promise<void>((resolve) => {
      wanted = { results: question.results, resolve }
    })
  return { results, at, text }
})
