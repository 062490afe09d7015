import type { Ctx } from '../../platform/context.ts'
import type { Names } from './selection.rules.ts'

export type Title = {
  vendorCode: string
  gameCode: string
  vendorNames: Names
  gameNames: Names
  canReplay: boolean
  /** That bets name by key. One that is no longer listed stays: old bets name it. */
  texts: Record<string, Names>
}

type GameRef = Pick<Title, 'vendorCode' | 'gameCode'>

/** How games are called in the language of the context, by `gameNameKey`; without those that no list named. */
export const gameNamesOf = async (ctx: Ctx, games: readonly GameRef[]): Promise<ReadonlyMap<string, string>> => {
  if (games.length === 0) return new Map()
  const rows = await ctx.db.query<GameRef & Pick<Title, 'gameNames'>>(
    `SELECT vendor_code AS "vendorCode", game_code AS "gameCode", game_names AS "gameNames" FROM wagers.title
     WHERE (vendor_code, game_code) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [games.map(({ vendorCode }) => vendorCode), games.map(({ gameCode }) => gameCode)],
  )
  return new Map(rows.map((row) => [gameNameKey(row), row.gameNames[ctx.language]]))
}
export const gameNameKey = ({ vendorCode, gameCode }: GameRef): string => `${vendorCode} ${gameCode}`

export const saveTitles = async (ctx: Ctx, titles: readonly Title[]): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO wagers.title AS t (vendor_code, game_code, vendor_names, game_names, can_replay, texts)
     SELECT r."vendorCode", r."gameCode", r."vendorNames", r."gameNames", r."canReplay", r.texts
     FROM jsonb_to_recordset($1::jsonb)
       AS r("vendorCode" text, "gameCode" text, "vendorNames" jsonb, "gameNames" jsonb, "canReplay" boolean, texts jsonb)
     ON CONFLICT (vendor_code, game_code) DO UPDATE SET vendor_names = excluded.vendor_names, game_names = excluded.game_names,
       can_replay = excluded.can_replay, texts = t.texts || excluded.texts
     WHERE (t.vendor_names, t.game_names, t.can_replay, t.texts)
       IS DISTINCT FROM (excluded.vendor_names, excluded.game_names, excluded.can_replay, t.texts || excluded.texts)`,
    [JSON.stringify(titles)],
  )
}
