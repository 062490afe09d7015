import { createRoundSettler, type RoundRef, settlePaces } from '../../apps/server/src/modules/wagers/index.ts'
import { answerParent } from '../child.ts'
import { bareServer, environmentOf } from '../contexts.ts'
import { resultOf } from './round.ts'

export type SettlerQuestion = { what: 'begin'; round: RoundRef; pace: keyof typeof settlePaces } | { what: 'stop' }
export type SettlerAnswer = { settled: number }

// A settlement in a process of its own, as another server process would run it while this one takes bets.

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const settler = createRoundSettler(bareServer(environmentOf(databaseUrl, dataDir)).contexts)
let underWay: { stop: AbortController; done: Promise<SettlerAnswer> } | undefined

answerParent<SettlerQuestion, SettlerAnswer>(async (question) => {
  if (question.what === 'begin') {
    const stop = new AbortController()
    underWay = { stop, done: settler.settle(question.round, resultOf, settlePaces[question.pace], stop.signal) }
    return { settled: 0 }
  }
  underWay?.stop.abort()
  return (await underWay?.done) ?? { settled: 0 }
})
