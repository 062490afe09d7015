import { type GameGroup, gameGroups } from '@maru/contract'
import { text } from '@maru/i18n'
import type { Ctx } from '../../platform/context.ts'
import { readBank, readBanks, readCodes } from './site.repository.ts'
import type { Texts } from './tables.ts'

export const listBanks = async (ctx: Ctx) =>
  (await readBanks(ctx))
    .filter((bank) => bank.is_on)
    .map((bank) => ({ bankCode: bank.bank_code, bankNameKr: bank.names.ko, bankName: bank.names[ctx.language] }))

/** Name in the reader's language; a code that no longer exists stands for itself. */
export const bankName = async (ctx: Ctx, bankCode: string): Promise<string> =>
  (await readBank(ctx, bankCode))?.names[ctx.language] ?? bankCode

/** May a new account be at this bank? */
export const isBankOpen = async (ctx: Ctx, bankCode: string): Promise<boolean> =>
  (await readBank(ctx, bankCode))?.is_on ?? false

/** Names of all banks by code, also of those switched off: for lists. */
export const bankNames = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> =>
  new Map((await readBanks(ctx)).map((bank) => [bank.bank_code, bank.names[ctx.language]]))

export const listCodes = async (ctx: Ctx, masterCode: string) => {
  if (masterCode === GAME_GROUP_MASTER)
    return (await gameGroupNames(ctx)).map(({ group, names, ord }) => ({
      code: group,
      codeName: names[ctx.language],
      ord,
    }))
  return (await readCodes(ctx, masterCode)).map((row) => ({
    code: row.code,
    codeName: row.names[ctx.language],
    ord: row.ord,
  }))
}

/** Master code under which the names of the game groups lie. */
export const GAME_GROUP_MASTER = 'game-group'

/** Name of every game group, as the site calls it or as is usual, in all languages, in the order of the menus. */
export const gameGroupNames = async (ctx: Ctx): Promise<{ group: GameGroup; names: Texts; ord: number }[]> => {
  const rows = new Map((await readCodes(ctx, GAME_GROUP_MASTER)).map((row) => [row.code, row]))
  return gameGroups
    .map((group, at) => {
      const row = rows.get(group)
      return { group, names: row?.names ?? standardName(group), ord: row?.ord ?? 100 + at }
    })
    .sort((a, b) => a.ord - b.ord)
}

const standardName = (group: GameGroup): Texts => ({
  ko: text('ko', 'server', `group.${group}`),
  en: text('en', 'server', `group.${group}`),
  vn: text('vn', 'server', `group.${group}`),
})
