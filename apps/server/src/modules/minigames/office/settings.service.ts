import {
  type AdminAnswerOf,
  type MiniGameSettings,
  type Minigame,
  type MiniLimitLevel,
  minigameProduct,
  type miniSettings,
} from '@maru/contract'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { emitSwitched } from '../../games/index.ts'
import { feedAddressOf } from '../feed/json-feed.rules.ts'
import { readLimits } from '../prices/price.repository.ts'
import { pricesOf } from '../prices/price.service.ts'
import { insertLimits, lockGame } from '../set-up/game.repository.ts'
import { mayTakeBack } from '../set-up/set-up.service.ts'
import { publishChange } from '../topics.ts'
import { deleteLimits, findSettings, lockSettings, setSettings } from './settings.repository.ts'

/** How a game runs, and its limits by member level. Throws STAFF_NOT_FOUND where the site does not have it. */
export const showSettings = async (ctx: StaffCtx, game: Minigame): Promise<AdminAnswerOf<typeof miniSettings>> => {
  const settings = await findSettings(ctx, game)
  if (!settings) throw new StaffRefusal('STAFF_NOT_FOUND')
  return { game, settings, levels: await levelsOf(ctx, game), mayCancel: mayTakeBack(ctx) }
}

/** Rounds that are open keep what they were opened with. Throws STAFF_INVALID with the fields, STAFF_NOT_FOUND. */
export const saveSettings = async (ctx: StaffCtx, game: Minigame, after: MiniGameSettings): Promise<void> => {
  const before = await lockSettings(ctx, game)
  if (!before) throw new StaffRefusal('STAFF_NOT_FOUND')
  const wrong = [
    ...(isFeedAddressWrong(after) ? ['feedAddress'] : []),
    ...(after.cancelSeconds > 0 && !mayTakeBack(ctx) ? ['cancelSeconds'] : []),
  ]
  refuse(wrong)
  await setSettings(ctx, game, after)
  await record(ctx, { action: 'minigames.settings', target: `minigame:${game}`, before, after })
  if (before.isOn !== after.isOn)
    await emitSwitched(ctx, { vendorCode: minigameProduct, gameCode: game, isOn: after.isOn })
  await publishChange(ctx, game)
}

const isFeedAddressWrong = ({ source, feedAddress }: MiniGameSettings): boolean =>
  feedAddress === null ? source === 'feed' : feedAddressOf(feedAddress) === undefined

/** In place of all that there are. Throws STAFF_INVALID with the fields, STAFF_NOT_FOUND. */
export const saveLimits = async (ctx: StaffCtx, game: Minigame, levels: readonly MiniLimitLevel[]): Promise<void> => {
  const setting = await lockGame(ctx, game)
  if (!setting) throw new StaffRefusal('STAFF_NOT_FOUND')
  const isTwice = new Set(levels.map(({ memberLevel }) => memberLevel)).size < levels.length
  const isCrossed = levels.some(({ minimum, maximum }) => minimum > maximum)
  const { prices } = await pricesOf(ctx, { siteId: ctx.siteId, game, version: setting.version })
  const lowest = Math.min(...[...prices.values()].map(({ price }) => price))
  // The smallest bet at the lowest price must fit, or the limits exclude every bet.
  const excludesAll = (['maximumWin', 'maximumWinOfRound'] as const).filter((field) =>
    levels.some((level) => level[field] < Math.floor((level.minimum * lowest) / 1_000)),
  )
  refuse([...(isTwice ? ['memberLevel'] : []), ...(isCrossed ? ['maximum'] : []), ...excludesAll])
  const before = await levelsOf(ctx, game)
  const after = levels.toSorted((one, other) => one.memberLevel - other.memberLevel)
  await deleteLimits(ctx, game)
  await insertLimits(ctx, game, after)
  await record(ctx, {
    action: 'minigames.limits',
    target: `minigame:${game}`,
    before: byLevel(before),
    after: byLevel(after),
  })
  await publishChange(ctx, game)
}

const levelsOf = async (ctx: Ctx, game: Minigame): Promise<MiniLimitLevel[]> =>
  (await readLimits(ctx, [{ siteId: ctx.siteId, game }])).map(
    ({ memberLevel, minimum, maximum, maximumWin, maximumWinOfRound }) => ({
      memberLevel,
      minimum,
      maximum,
      maximumWin,
      maximumWinOfRound,
    }),
  )

const byLevel = (levels: readonly MiniLimitLevel[]) =>
  Object.fromEntries(levels.map(({ memberLevel, ...sums }) => [memberLevel, sums]))

const refuse = (fields: readonly string[]): void => {
  if (fields.length > 0)
    throw new StaffRefusal('STAFF_INVALID', { fields: fields.map((field) => ({ field, problem: 'invalid' })) })
}
