import type { Module } from '../../platform/module.ts'
import { commitChainsJob } from './commit-chains.job.ts'
import { feedsClock } from './feed/take-feeds.service.ts'
import { assertReachable } from './round.states.ts'
import { roundsClock } from './run-rounds.service.ts'
import { closeSettling, settleClock, settlingOf } from './settle.service.ts'
import { gameTopic } from './topics.ts'

assertReachable()

export const minigamesModule: Module = {
  name: 'minigames',
  jobs: [commitChainsJob],
  clocks: [roundsClock, settleClock, feedsClock],
  topics: [gameTopic],
  start: async (services) => {
    settlingOf(services)
    return () => closeSettling(services)
  },
}
