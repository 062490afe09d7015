import { z } from 'zod'

/** Names a text of a game, `banker.amount`; and a place in one, `{amount}`. */
const textKey = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)
const placeName = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/)

/** Without control characters, which no page shows and no database keeps, and without those that nobody sees or that turn what stands beside them. */
export const shownText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Bidi_C}\u200b\u2060\ufeff]*$/u)

/** Texts that the bets of a game name by key, in each language, with places for values in braces: "Banker {amount}". */
export const gameTexts = z
  .record(textKey, z.object({ ko: shownText(200), en: shownText(200), vn: shownText(200) }))
  .refine((texts) => Object.keys(texts).length <= 200, 'at most 200 texts')
export type GameTexts = z.infer<typeof gameTexts>

/** One thing that was bet on: a key of the game's texts, with what stands in its places. Whole numbers are written as the reader writes them. */
export const betText = z.object({
  key: textKey,
  values: z
    .record(placeName, z.union([z.string().max(100), z.int()]))
    .refine((values) => Object.keys(values).length <= 10, 'at most 10 values')
    .optional(),
})
export type BetText = z.infer<typeof betText>

export const betTexts = z.array(betText).min(1).max(20)
