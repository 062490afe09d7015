import type pg from 'pg'
import { finishedShoes } from '../engine/record.repository.ts'
import type { ShoesAnswer } from '../table-shapes.ts'

/** As a room lists them, newest first. */
export const finishedShoesOf = async (db: pg.Pool, code: string): Promise<ShoesAnswer['shoes']> =>
  (await finishedShoes(db, code)).map(({ shoe, firstRound, lastRound, endedAt }) => ({
    shoe,
    rounds: lastRound - firstRound + 1,
    endedAt,
  }))
