import { z } from 'zod'

/** Fields that are read; what else comes is left. */
export const sportShape = z.object({ key: z.string(), group: z.string(), title: z.string(), active: z.boolean() })
export type SportShape = z.infer<typeof sportShape>

const instant = z.string().transform((text, context) => {
  const at = Date.parse(text)
  if (Number.isNaN(at)) context.addIssue('no instant')
  return at
})

/** A price is checked where it is used: a wrong one must close its outcome and not hide its event. */
const outcomeShape = z.object({ name: z.string(), price: z.unknown(), point: z.number().optional() })
const marketShape = z.object({
  key: z.string(),
  last_update: instant.optional(),
  outcomes: z.array(outcomeShape).max(50),
})
export type MarketShape = z.infer<typeof marketShape>

const eventFields = {
  id: z.string().min(1).max(100),
  commence_time: instant,
  home_team: z.string().nullable(),
  away_team: z.string().nullable(),
}

export const eventShape = z.object({
  ...eventFields,
  bookmakers: z.array(z.object({ key: z.string(), last_update: instant, markets: z.array(marketShape).max(100) })),
})
export type EventShape = z.infer<typeof eventShape>

export const scoreShape = z.object({
  ...eventFields,
  completed: z.boolean(),
  scores: z.array(z.object({ name: z.string(), score: z.string() })).nullable(),
  last_update: instant.nullable(),
})
export type ScoreShape = z.infer<typeof scoreShape>
