import { randomUUID } from 'node:crypto'
import { moneyOf } from '@maru/contract'
import type { TestServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { balancesOf, house, memberPurse, post } from '../../ledger/index.ts'
import { saveGames } from '../catalogue.repository.ts'
import { openSession } from '../session.service.ts'
import type {
  BalanceQuestion,
  BetOperation,
  RollbackOperation,
  WalletOperation,
  WalletOutcome,
  WinOperation,
} from '../wallet-port.ts'

export const VENDOR = 'studio'
export const GAME = 'moonlit-koi'
/** Of one bet, in won. */
export const STAKES = { min: 100, max: 1_000_000 } as const
export const isOutside = (stake: number): boolean => stake < STAKES.min || stake > STAKES.max

/** What an adapter said, in its own words. */
export type Seen = { status: string; balance?: number | undefined }
/** An adapter as the suite uses it: each call goes the whole way, in the adapter's own protocol. */
export type AdapterUnderTest = {
  server: TestServer
  operate(operation: WalletOperation): Promise<Seen>
  balance(question: BalanceQuestion): Promise<Seen>
  /** The same operation, signed by somebody else. */
  forge(operation: WalletOperation): Promise<Seen>
  /** What the adapter calls an outcome, of a win where nothing else is said. */
  called(outcome: WalletOutcome, verb?: WalletOperation['verb']): string
  forgedStatus: string
  /** Its protocol speaks of bonus money. */
  hasBonus?: boolean
  /** Whose games its players play, at the site in won. */
  vendorCode: string
  manner: NonNullable<WalletOperation['manner']>
}

export type TestPlayer = {
  memberId: number
  playerId: string
  token: string
  sessionId: number
  siteId: number
  vendorCode: string
}

export const addGames = (server: Pick<TestServer, 'system'>, vendorCode = VENDOR): Promise<unknown> =>
  server.system((ctx) =>
    saveGames(
      ctx,
      vendorCode,
      [GAME, 'lantern-night'].map((gameCode, ord) => ({
        gameCode,
        product: 'slot',
        names: { ko: gameCode, en: gameCode, vn: gameCode },
        category: 'slot',
        returnBp: 9_600,
        minimumStake: STAKES.min,
        maximumStake: STAKES.max,
        artMotif: 'koi',
        artSeed: 11,
        platforms: ['GPL_DESKTOP'],
        isListed: true,
        ord,
      })),
    ),
  )

/** A member in a game, with cash. */
export const addPlayer = async (
  server: TestServer,
  cash: number,
  { vendorCode = VENDOR, ...changes }: Parameters<typeof addMember>[1] & { vendorCode?: string } = {},
): Promise<TestPlayer> => {
  const memberId = await addMember(server, { cash, ...changes })
  return launchAgain(server, memberId, changes.siteId, vendorCode)
}

export const launchAgain = async (
  server: Pick<TestServer, 'system'>,
  memberId: number,
  siteId = 1,
  vendorCode = VENDOR,
): Promise<TestPlayer> => {
  const opened = await server.system((ctx) => openSession(ctx, { memberId, vendorCode, gameCode: GAME }), siteId)
  return { memberId, siteId, vendorCode, ...opened }
}

export const cashOf = async (server: Pick<TestServer, 'system'>, { memberId, siteId }: TestPlayer): Promise<number> =>
  (await server.system((ctx) => balancesOf(ctx, memberId), siteId)).cash

export const balancesHeld = async (
  server: Pick<TestServer, 'system'>,
  { memberId, siteId }: TestPlayer,
): Promise<{ cash: number; bonus: number }> => {
  const { cash, bonus } = await server.system((ctx) => balancesOf(ctx, memberId), siteId)
  return { cash, bonus }
}

/** In the currency of the player's site. */
export const grantBonus = (
  server: Pick<TestServer, 'system'>,
  { memberId, siteId }: TestPlayer,
  units: number,
): Promise<unknown> =>
  server.system(async (ctx) => {
    const { currency } = await balancesOf(ctx, memberId)
    const [from, to] = [house('promotion'), memberPurse(memberId, 'bonus')]
    const amount = moneyOf(currency, units)
    return post(ctx, { kind: 'bonus-granted', currency, from, to, amount, key: `test-bonus:${randomUUID()}` })
  }, siteId)

const commonFields = (player: TestPlayer) => ({
  vendorCode: player.vendorCode,
  transactionId: randomUUID(),
  playerId: player.playerId,
  token: player.token,
  round: randomUUID(),
  endsRound: false,
  gameCode: GAME,
})
export const bet = (player: TestPlayer, changes: Partial<BetOperation> = {}): BetOperation => ({
  ...commonFields(player),
  verb: 'bet',
  currency: 'KRW',
  amount: 1_000,
  isFree: false,
  words: null,
  ...changes,
})
/** Answers a bet of the same player, and ends its round. */
export const win = (player: TestPlayer, of: WalletOperation, changes: Partial<WinOperation> = {}): WinOperation => ({
  ...commonFields(player),
  verb: 'win',
  currency: 'KRW',
  amount: 2_500,
  round: of.round,
  endsRound: true,
  referenceId: of.transactionId,
  ...changes,
})
export const rollback = (
  player: TestPlayer,
  of: WalletOperation,
  changes: Partial<RollbackOperation> = {},
): RollbackOperation => ({
  ...commonFields(player),
  verb: 'rollback',
  round: of.round,
  endsRound: true,
  referenceId: of.transactionId,
  ...changes,
})

/** The same for the players of one adapter. */
export const playersOf = ({ server, vendorCode }: AdapterUnderTest) => ({
  addPlayer: (cash: number) => addPlayer(server, cash, { vendorCode }),
  launchAgain: (memberId: number) => launchAgain(server, memberId, 1, vendorCode),
})
