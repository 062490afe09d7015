import type { Module } from '../../platform/module.ts'
import { serveMiniDayDraws } from './calls/guest/list-day-draws.ts'
import { serveMiniResults } from './calls/guest/list-results.ts'
import { serveMiniProof } from './calls/guest/show-proof.ts'
import { serveMiniSlots } from './calls/guest/show-slots.ts'
import { serveMiniStatistics } from './calls/guest/show-statistics.ts'
import { serveCancelMiniBet } from './calls/member/cancel-bet.ts'
import { serveMyMiniBets } from './calls/member/list-my-bets.ts'
import { serveBetProc } from './calls/member/place-bets.ts'
import { commitChainsJob } from './commit-chains.job.ts'
import { feedsClock } from './feed/take-feeds.service.ts'
import './lobby.service.ts'
import { makeChainJob } from './office/make-chain.job.ts'
import { officeCalls } from './office/office-calls.ts'
import { sumReturnsJob } from './office/sum-returns.job.ts'
import { minigameDeskTopic } from './office/topic.ts'
import { assertReachable } from './round.states.ts'
import { roundsClock } from './run-rounds.service.ts'
import { setUpJob } from './set-up/set-up.job.ts'
import { gamesOfNewSite, setUpSites } from './set-up/set-up.service.ts'
import { closeSettling, settleClock, startSettling } from './settle.service.ts'
import { gameTopic } from './topics.ts'

assertReachable()

export const minigamesModule: Module = {
  name: 'minigames',
  calls: [
    serveMiniSlots,
    serveMiniResults,
    serveMiniDayDraws,
    serveMiniStatistics,
    serveMiniProof,
    serveBetProc,
    serveCancelMiniBet,
    serveMyMiniBets,
  ],
  adminCalls: officeCalls,
  jobs: [commitChainsJob, makeChainJob, setUpJob, sumReturnsJob],
  clocks: [roundsClock, settleClock, feedsClock],
  topics: [gameTopic, minigameDeskTopic],
  observers: { site: [gamesOfNewSite] },
  start: async (services) => {
    // Before anybody asks for a game: a site has all of them from its first moment on.
    await services.reading({ who: { kind: 'system', job: 'minigames.start' }, siteId: 0 }, setUpSites)
    startSettling(services)
    return () => closeSettling(services)
  },
}
