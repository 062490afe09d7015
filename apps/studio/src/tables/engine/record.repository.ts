import { type LinkGame, type ShoeGame, type TableRecord, voidResult } from '@maru/live-games'
import type { FinishedShoe } from '../engine-shapes.ts'
import type { LiveTable } from '../table-list.ts'
import { isLinkGame } from './chain.ts'
import type { Engine } from './engine.ts'

const SHOWN_SHOES = 50

/** Shoes of a table that are over, newest first; without a shoe the rounds between two cuts. `before`: older than this number. */
export const finishedShoes = async (
  db: Engine['db'],
  code: string,
  before = Number.MAX_SAFE_INTEGER,
): Promise<FinishedShoe[]> => {
  const { rows } = await db.query<FinishedShoe>(
    `SELECT s.shoe, min(r.round) AS "firstRound", max(r.round) AS "lastRound", encode(s.commitment, 'hex') AS commitment, s.seeds, s.withheld,
       (extract(epoch FROM s.begun_at) * 1000)::int8 AS "beganAt", (extract(epoch FROM s.finished_at) * 1000)::int8 AS "endedAt"
     FROM studio.table_shoe s JOIN studio.table_round r USING (code, shoe)
     WHERE s.code = $1 AND s.finished_at IS NOT NULL AND s.shoe < $2 GROUP BY s.code, s.shoe ORDER BY s.shoe DESC LIMIT $3`,
    [code, before, SHOWN_SHOES],
  )
  return rows
}

type ShoeRow = {
  link: number
  chainCommitment: string
  list: string
  commitment: string | null
  revealed: string | null
}
type RoundRow = {
  atCard: number | null
  link: number | null
  linkUsed: string | null
  cards: number[]
  result: string | null
  isVoided: boolean
  seats: number[] | null
  actions: ('hit' | 'stand' | 'double' | 'split')[] | null
}

/** What a table publishes of a shoe that is over; undefined before. */
export const recordOf = async (
  db: Engine['db'],
  { code, game }: Pick<LiveTable, 'code' | 'game'>,
  shoe: number,
): Promise<TableRecord | undefined> => {
  const { rows: found } = await db.query<ShoeRow>(
    `SELECT s.link, encode(c.commitment, 'hex') AS "chainCommitment", encode(s.list, 'hex') AS list, encode(s.commitment, 'hex') AS commitment,
       encode(s.revealed, 'hex') AS revealed
     FROM studio.table_shoe s JOIN studio.table_chain c USING (code, chain)
     WHERE s.code = $1 AND s.shoe = $2 AND s.finished_at IS NOT NULL AND s.begun_at IS NOT NULL`,
    [code, shoe],
  )
  const row = found[0]
  if (!row) return undefined
  const [seeds, rounds] = await Promise.all([
    db.query<{ commitment: string; seed: string | null }>(
      `SELECT encode(commitment, 'hex') AS commitment, encode(seed, 'hex') AS seed FROM studio.table_seed WHERE code = $1 AND shoe = $2 ORDER BY ord`,
      [code, shoe],
    ),
    db.query<RoundRow>(
      `SELECT at_card AS "atCard", link, encode(link_used, 'hex') AS "linkUsed", cards, result, is_voided AS "isVoided", seats, actions
       FROM studio.table_round WHERE code = $1 AND shoe = $2 AND (result IS NOT NULL OR is_voided) ORDER BY round`,
      [code, shoe],
    ),
  ])
  const cut = { known: { number: 0, link: row.chainCommitment }, list: row.list, seeds: seeds.rows }
  if (isLinkGame(game))
    return {
      ...cut,
      game: game as LinkGame,
      rounds: rounds.rows.map(({ link, linkUsed, cards, ...round }) => ({
        number: link ?? 0,
        link: linkUsed ?? '',
        result: resultOf(round),
        ...(cards.length > 0 ? { cards } : {}),
      })),
    }
  return {
    ...cut,
    game: game as ShoeGame,
    revealed: { number: row.link, link: row.revealed ?? '' },
    commitment: row.commitment ?? '',
    rounds: rounds.rows.map(({ atCard, cards, seats, actions, ...round }) => ({
      at: atCard ?? 0,
      cards,
      result: resultOf(round),
      ...(seats ? { seats } : {}),
      ...(actions ? { actions } : {}),
    })),
  }
}

const resultOf = ({ result, isVoided }: Pick<RoundRow, 'result' | 'isVoided'>): string =>
  isVoided ? voidResult : (result ?? voidResult)
