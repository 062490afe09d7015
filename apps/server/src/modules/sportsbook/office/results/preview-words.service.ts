import type { SportPreview } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'
import { wordsOf } from '../../../sportsdata/index.ts'

type Of = { eventId: number; preview: SportPreview }
type Market = SportPreview['markets'][number]
/** No outcome has this id: names the market. */
const MARKET = ''

/** Previews with the names of markets and of what wins in the language of who reads them: stored are their ids. */
export const inWords = async (ctx: Ctx, of: readonly Of[]): Promise<SportPreview[]> => {
  const asked = of.flatMap(({ eventId, preview }) =>
    preview.markets.flatMap(({ key, before, after }) =>
      [MARKET, ...before.winners, ...after.winners].map((outcome) => ({ eventId, marketKey: key, outcome })),
    ),
  )
  const words = await wordsOf(asked, ctx)
  const known = new Map(asked.map((one, i) => [nameOf(one), words[i]]))
  return of.map(({ eventId, preview }) => {
    const outcomeOf = (marketKey: string, outcome: string): string =>
      known.get(nameOf({ eventId, marketKey, outcome }))?.outcome[ctx.language] ?? outcome
    const named = (key: string, said: Market['before']): Market['before'] => ({
      ...said,
      winners: said.winners.map((id) => outcomeOf(key, id)),
    })
    const markets = preview.markets.map(({ key, name, before, after }) => ({
      key,
      name: known.get(nameOf({ eventId, marketKey: key, outcome: MARKET }))?.market[ctx.language] ?? name,
      before: named(key, before),
      after: named(key, after),
    }))
    return { ...preview, markets }
  })
}

const nameOf = ({ eventId, marketKey, outcome }: { eventId: number; marketKey: string; outcome: string }): string =>
  `${eventId} ${marketKey} ${outcome}`
