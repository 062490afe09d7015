import type { Ctx, Vendor } from '../../platform/context.ts'
import type { Services } from '../../platform/services.ts'
import { memberById } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import { createWagerWriter, type Player, type WagerWriter } from '../wagers/index.ts'
import { findSessionState, isGameOn } from './session.repository.ts'
import { findPlayer } from './wallet.repository.ts'
import type { BalanceQuestion, PlayerAnswer, WalletAnswer, WalletPort } from './wallet-port.ts'
import { walletSource } from './wallet-source.ts'

/** The wallet of a process: what adapters are given, and its end. */
export type Wallet = WalletPort & {
  /** Takes no operation more, and resolves when those it took are answered. */
  close(): Promise<void>
}

/** The wallet as adapters see it, by a writer of its own where none is given. `operate` resolves when its outcome is on disk, and throws TryLater when too much waits. */
export const createWallet = (services: Services, writer: WagerWriter = createWagerWriter(services)): Wallet => {
  const about = (vendorCode: string, siteId: number) => ({ who: { kind: 'vendor', vendorCode } as const, siteId })
  const playerOf = rememberPlayers((vendorCode, playerId) =>
    services.reading(about(vendorCode, 0), (ctx) => findPlayer(ctx, vendorCode, playerId)),
  )
  return {
    async operate(operation) {
      const player = await playerOf(operation.vendorCode, operation.playerId)
      if (!player) return { outcome: 'unknown-player' }
      const { outcome, balance, bonus, currency } = await writer.submit(walletSource, { operation, player })
      // A protocol that does not speak of bonus money is answered what may be staked together.
      return operation.hasBonus
        ? { outcome, balance, currency, bonus }
        : { outcome, balance: balance + bonus, currency }
    },
    async balance(question) {
      const player = await playerOf(question.vendorCode, question.playerId)
      if (!player) return { outcome: 'unknown-player' }
      return services.reading(about(question.vendorCode, player.siteId), (ctx) => answerBalance(ctx, player, question))
    },
    async player({ vendorCode, playerId }) {
      const player = await playerOf(vendorCode, playerId)
      if (!player) return { outcome: 'unknown-player' }
      return services.reading(about(vendorCode, player.siteId), (ctx) => answerPlayer(ctx, player))
    },
    close: () => writer.close(),
  }
}

const answerBalance = async (
  ctx: Ctx<Vendor>,
  player: Player,
  { vendorCode, token, gameCode, hasBonus }: BalanceQuestion,
): Promise<WalletAnswer> => {
  const { memberId, currency } = player
  const state = await findSessionState(ctx, vendorCode, memberId, token)
  if (state === 'unknown') return { outcome: 'unknown-token', currency }
  if (state === 'foreign') return { outcome: 'foreign-token', currency }
  const held = hasBonus ? await bothOf(ctx, memberId) : await togetherOf(ctx, memberId)
  if (state === 'ended') return { outcome: 'session-ended', ...held, currency }
  if (gameCode !== undefined && (await isGameOn(ctx, vendorCode, gameCode)) === undefined)
    return { outcome: 'unknown-game', ...held, currency }
  return { outcome: 'done', ...held, currency }
}

const togetherOf = async (ctx: Ctx, memberId: number): Promise<{ balance: number }> => {
  const { cash, bonus } = await balancesOf(ctx, memberId)
  return { balance: cash + bonus }
}
const bothOf = async (ctx: Ctx, memberId: number): Promise<{ balance: number; bonus: number }> => {
  const { cash, bonus } = await balancesOf(ctx, memberId)
  return { balance: cash, bonus }
}

const answerPlayer = async (ctx: Ctx<Vendor>, player: Player): Promise<PlayerAnswer> => {
  const member = await memberById(ctx, player.memberId)
  if (!member) return { outcome: 'unknown-player' }
  const { siteId, currency } = player
  return { outcome: 'done', siteId, currency, country: member.nationCode, registeredAt: member.joinedAt }
}

const REMEMBERED_PLAYERS = 50_000

/** What a player is never changes, so it is asked for once; whoever asks meanwhile waits with the first, and so keeps its place. */
const rememberPlayers = (find: (vendorCode: string, playerId: string) => Promise<Player | undefined>) => {
  const known = new Map<string, Promise<Player | undefined>>()
  return (vendorCode: string, playerId: string): Promise<Player | undefined> => {
    const key = `${vendorCode}/${playerId}`
    const remembered = known.get(key)
    if (remembered) return remembered
    if (known.size >= REMEMBERED_PLAYERS) known.clear()
    const asked = find(vendorCode, playerId)
    known.set(key, asked)
    // Who is not known may be made in the next moment.
    const forget = (): void => void (known.get(key) === asked && known.delete(key))
    asked.then((player) => player ?? forget(), forget)
    return asked
  }
}
