import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Services } from '../../platform/services.ts'
import { endExpired } from './session.repository.ts'
import { syncGames } from './sync-games.service.ts'

export const syncGamesJob = defineJob({
  name: 'games.sync-games',
  cron: '*/5 * * * *',
  inSteps: true,
  run: async (ctx) => {
    await syncGames(ctx)
  },
})

export const endExpiredJob = defineJob({
  name: 'games.end-expired',
  cron: '*/10 * * * *',
  run: async (ctx) => {
    await endExpired(ctx)
  },
})

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** At start, until every vendor has listed its games once: they may start together with us. Answers how to stop trying. */
export const syncAtStart = (services: Services): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const attempt = async (pauseMs: number): Promise<void> => {
    const silent = await services
      .reading({ who: { kind: 'system', job: 'games.sync-at-start' }, siteId: 0 }, syncGames)
      .catch((error) => {
        services.log.error({ err: error }, 'the first look at the games failed')
        return ['?']
      })
    if (silent.length === 0 || isStopped) return
    timer = setTimeout(() => void attempt(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs)
  }
  void attempt(FIRST_PAUSE_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
