import type { SportResultForm } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'
import { scoreOut, shownState, wordsOf } from '../../../sportsdata/index.ts'

export type DeskEvent = SportResultForm['event']

/** As staff see them, by id, in the language of the context. */
export const eventsOut = async (ctx: Ctx, eventIds: readonly number[]): Promise<Map<number, DeskEvent>> => {
  const words = await wordsOf(
    eventIds.map((eventId) => ({ eventId, marketKey: '1', outcome: '1' })),
    ctx,
  )
  const { language } = ctx
  const all = new Map<number, DeskEvent>()
  for (const [i, eventId] of eventIds.entries()) {
    const said = words[i]
    if (!said) continue
    all.set(eventId, {
      eventId,
      sport: said.sport,
      competition: said.competition[language],
      home: said.home[language],
      away: said.away[language],
      startsAt: said.startsAt.toISOString(),
      state: shownState(said.eventState),
      score: said.score && scoreOut(said.score),
    })
  }
  return all
}
