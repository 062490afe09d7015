import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { localDay, pageInfo, pageNumber } from '../../paging.ts'
import {
  sportCodes,
  sportEventId,
  sportEventOut,
  sportIncidentOut,
  sportMarketOut,
  sportRowOut,
  sportScoreOut,
} from '../../sport.ts'

const instant = z.string()
const count = z.number().int()

/** `special`: events with markets beyond winner, handicap and total. */
export const sportViews = ['live', 'today', 'upcoming', 'special', 'all'] as const
export type SportView = (typeof sportViews)[number]

/** What there is to bet on now, by sport and competition. */
export const sportMenu = defineCall({
  path: '/api/sports/menu',
  audience: 'guest',
  body: z.object({}),
  data: z.object({
    serverTime: instant,
    /** False: no feed is alive. */
    isOn: z.boolean(),
    /** None is, and one is about to be: there may be events in a moment. */
    isStarting: z.boolean(),
    /** What staff switched off: nothing of it takes bets. */
    switchedOff: z.array(z.enum(['sports', 'esport'])),
    isSimulated: z.boolean(),
    sports: z.array(
      z.object({
        sport: z.enum(sportCodes),
        live: count,
        today: count,
        upcoming: count,
        competitions: z.array(z.object({ id: z.string(), region: z.string(), name: z.string(), events: count })),
      }),
    ),
  }),
  refusals: [],
  reads: true,
})

/** Events by start, those that are live first. `ids`: favourites. `search`: a part of a name of a side or a competition. */
export const sportEvents = defineCall({
  path: '/api/sports/events',
  audience: 'guest',
  body: z.object({
    view: z.enum(sportViews).default('all'),
    sport: z.enum(sportCodes).optional(),
    competitionId: z.string().max(20).optional(),
    search: z.string().trim().min(1).max(40).optional(),
    ids: z.array(sportEventId).max(100).optional(),
    /** Starts within so many hours from now. */
    withinHours: z.number().int().min(1).max(240).optional(),
    page: pageNumber,
  }),
  data: z.object({ serverTime: instant, list: z.array(sportRowOut), pageInfo }),
  refusals: [],
  reads: true,
})
/** Of `sportEvents`. */
export const sportPageSize = 100

const form = z.array(
  z.object({
    at: instant,
    home: z.string(),
    away: z.string(),
    score: sportScoreOut.pick({ home: true, away: true, winner: true }),
  }),
)

/** One event with all that is offered on it, also after its end. */
export const sportEvent = defineCall({
  path: '/api/sports/event',
  audience: 'guest',
  body: z.object({ eventId: sportEventId }),
  data: z.object({
    serverTime: instant,
    event: sportEventOut,
    markets: z.array(sportMarketOut),
    incidents: z.array(sportIncidentOut),
    /** The last five of each side, and the last five between them, newest first. */
    homeForm: form,
    awayForm: form,
    headToHead: form,
    /** What a simulated match was committed by before it began; null: not simulated. `link`: revealed when it may be. */
    commitment: z
      .object({ commitment: z.string(), number: count, link: z.string().nullable(), salt: z.string() })
      .nullable(),
  }),
  refusals: ['N404'],
  reads: true,
})

export const sportResultViews = ['winloose', 'handy', 'underover', 'special'] as const

/** Events that ended on a day of Seoul, newest first, each with the markets of the view and what became of their outcomes. */
export const sportResults = defineCall({
  path: '/api/sports/results',
  audience: 'guest',
  body: z.object({
    view: z.enum(sportResultViews).default('winloose'),
    sport: z.enum(sportCodes).optional(),
    /** Without it: of the last seven days the newest that has results. */
    day: localDay.optional(),
    page: pageNumber,
  }),
  data: z.object({
    day: localDay,
    /** How many matches ended on each of the seven days around it that has any. */
    days: z.array(z.object({ day: localDay, matches: count })),
    /** How many of each sport ended on the day, whichever was asked for; those with none are left out. */
    sports: z.array(z.object({ sport: z.enum(sportCodes), matches: count })),
    list: z.array(
      z.object({
        event: sportEventOut,
        score: sportScoreOut.nullable(),
        markets: z.array(
          z.object({
            key: z.string(),
            name: z.string(),
            line: z.string().nullable(),
            /** What was said before the result was corrected: the outcomes that had won by it; null: nothing else was. */
            earlier: z.object({ isVoid: z.boolean(), outcomes: z.array(z.string()) }).nullable(),
            outcomes: z.array(
              z.object({
                id: z.string(),
                name: z.string(),
                /** The last price; null where there was none. */
                price: count.nullable(),
                state: z.enum(['open', 'won', 'lost', 'void', 'half-won', 'half-lost']),
              }),
            ),
          }),
        ),
      }),
    ),
    pageInfo,
  }),
  refusals: [],
  reads: true,
})
