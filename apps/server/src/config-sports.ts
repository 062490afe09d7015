import { z } from 'zod'
import { apiUrl, count, flag, words } from './config-fields.ts'

const MOST_SPEED = 1_000
const MOST_NODE_ID = 2_147_483_647

/** Where sports come from: part of the variables of `config.ts`. */
export const sportsVariables = {
  SPORTS_SIMULATOR: flag.optional(),
  SPORTS_SPEED: count(MOST_SPEED).optional(),
  UOF_API_URL: apiUrl.optional(),
  UOF_BROKER_URL: z.url({ protocol: /^amqps?$/ }).optional(),
  UOF_TOKEN: words.optional(),
  UOF_NODE_ID: count(MOST_NODE_ID).optional(),
  ODDS_API_URL: apiUrl.default('https://api.the-odds-api.com/v4/'),
  ODDS_API_KEY: words.optional(),
  ODDS_API_SPORTS: z
    .string()
    .transform((text) => text.split(',').map((sport) => sport.trim()))
    .refine((sports) => sports.every((sport) => /^[a-z0-9_]+$/.test(sport)), 'must be keys with commas between')
    .optional(),
  ODDS_API_BOOKMAKER: words.optional(),
}

/** Of each feed what it cannot do without: all of it, or nothing. */
export const feedVariables = [
  ['UOF_API_URL', 'UOF_BROKER_URL', 'UOF_TOKEN'],
  ['ODDS_API_KEY', 'ODDS_API_SPORTS', 'ODDS_API_BOOKMAKER'],
] as const
