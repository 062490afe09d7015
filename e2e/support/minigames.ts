import pg from 'pg'
import { moveClock, ownerUrl } from './surroundings.ts'

const roundMs = 5 * 60_000
const secondMs = 1_000
/** What follows on a message of the server's comes within this time of the page. */
export const afterDrawMs = 40_000

/**
 * A round that has just begun, by the server's clock, and that no story before has closed: what is drawn stays drawn, and a story that is tried again begins after its first try.
 * `draw`: 0 is its own, 1 that of the round after it.
 */
export const startRound = async () => {
  const drawAt = Math.max(Math.ceil(Date.now() / roundMs) * roundMs, await lastClosedAt()) + roundMs
  /** The server's clock so many seconds before a draw. */
  const beforeDraw = (seconds: number, draw = 0) =>
    moveClock(new Date(drawAt + draw * roundMs - seconds * secondMs).toISOString())
  await beforeDraw(290)
  return { beforeDraw }
}

/** The draw of the last round that is not open any more, in ms. */
const lastClosedAt = async (): Promise<number> => {
  const { rows } = await inDatabase((database) =>
    database.query<{ at: Date | null }>(
      `SELECT max(draw_at) AS at FROM minigames.round WHERE site_id = 1 AND state <> 'open'`,
    ),
  )
  return rows[0]?.at?.getTime() ?? 0
}

/** New prices of a game, as when staff save them: one outcome pays more or less. */
export const setPrice = async (game: string, market: string, outcome: string, price: number): Promise<void> => {
  await inDatabase((database) =>
    database.query(
      `WITH newest AS (SELECT * FROM minigames.price_version WHERE site_id = 1 AND game = $1 ORDER BY version DESC LIMIT 1),
       added AS (INSERT INTO minigames.price_version SELECT site_id, game, version + 1, combination_margin_bp, valid_from, staff_id FROM newest RETURNING *)
       INSERT INTO minigames.price
       SELECT p.site_id, p.game, added.version, p.market, p.outcome, CASE WHEN p.market = $2 AND p.outcome = $3 THEN $4 ELSE p.price END,
         p.probability_over, p.probability_under
       FROM minigames.price p JOIN newest USING (site_id, game, version) CROSS JOIN added`,
      [game, market, outcome, price],
    ),
  )
}

const inDatabase = async <T>(act: (database: pg.Client) => Promise<T>): Promise<T> => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  try {
    return await act(database)
  } finally {
    await database.end()
  }
}
