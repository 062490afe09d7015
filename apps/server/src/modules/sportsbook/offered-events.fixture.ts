import type { SportCode } from '@maru/contract'
import { readSpecifiers } from '@maru/sports'
import type pg from 'pg'

/** Fair chances of the winner market of every event of the fixture. */
export const chances = { '1': 0.5, '2': 0.3, '3': 0.2 }

/** Events of a feed that is up, and what tests change of them. */
export const offeredEvents = async (owner: pg.Pool) => {
  await owner.query(
    `INSERT INTO sportsdata.producer (feed, producer, state, reason, since, alive_at) VALUES ('test', 1, 'up', '', now(), now() + interval '1 day')`,
  )
  const names = (name: string) => JSON.stringify({ ko: `${name} 한`, en: name, vn: `${name} vn` })
  const competition = async (sport: SportCode, id: string): Promise<number> => {
    const { rows } = await owner.query(
      `INSERT INTO sportsdata.competition (feed, feed_id, sport, region_id, region_names, names) VALUES ('test', $1, $2, 'kr', $3, $4)
       ON CONFLICT (feed, feed_id) DO UPDATE SET sport = EXCLUDED.sport RETURNING competition_id`,
      [id, sport, names('Region'), names(id)],
    )
    return Number(rows[0].competition_id)
  }
  const side = async (name: string): Promise<number> => {
    const { rows } = await owner.query(
      `INSERT INTO sportsdata.competitor (feed, feed_id, names) VALUES ('test', $1, $2)
       ON CONFLICT (feed, feed_id) DO UPDATE SET names = EXCLUDED.names RETURNING competitor_id`,
      [name, names(name)],
    )
    return Number(rows[0].competitor_id)
  }
  const setMarket = (
    eventId: number,
    key: string,
    fair: Readonly<Record<string, number>>,
    state = 'active',
    inactive: readonly string[] = [],
  ) =>
    owner.query(
      `INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness)
       VALUES ($1, $2, $3, $6, $4, 1, now(), 1, $5, 0)
       ON CONFLICT (event_id, market_key) DO UPDATE SET state = EXCLUDED.state, outcomes = EXCLUDED.outcomes`,
      [
        eventId,
        key,
        Number.parseInt(key, 10),
        state,
        JSON.stringify(
          Object.entries(fair).map(([id, probability]) => ({
            id,
            price: null,
            probability: Math.round(probability * 1e9),
            isActive: !inactive.includes(id),
          })),
        ),
        JSON.stringify(readSpecifiers(key.split('/')[1] ?? '')),
      ],
    )
  let events = 0
  const addEvent = async (
    changes: { sport?: SportCode; state?: string; startsAt?: string; competition?: string } = {},
  ): Promise<number> => {
    const { sport = 'soccer', state = 'notStarted', startsAt = '2026-11-20T20:00:00+09:00' } = changes
    const nr = ++events
    const { rows } = await owner.query(
      `INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, home_id, away_id, starts_at, state)
       VALUES ('test', $1, $2, $3, $4, $5, $6, $7) RETURNING event_id`,
      [
        `event:${nr}`,
        sport,
        await competition(sport, changes.competition ?? `${sport} league`),
        await side(`Home ${nr}`),
        await side(`Away ${nr}`),
        startsAt,
        state,
      ],
    )
    const eventId = Number(rows[0].event_id)
    await setMarket(eventId, '1', chances)
    await setMarket(eventId, '18/total=2.5', { '12': 0.5, '13': 0.5 })
    return eventId
  }
  const setEvent = (eventId: number, state: string) =>
    owner.query('UPDATE sportsdata.event SET state = $2 WHERE event_id = $1', [eventId, state])
  return { addEvent, setMarket, setEvent }
}
