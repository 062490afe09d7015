import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import type { Answer, Asked, ExecutedOperation, Player, PlayerState, WagerSource } from '../writer/source.ts'
import { type WagerWriter, wagerWriterOf } from '../writer/writer.service.ts'
import {
  decideOwn,
  fingerprintOf,
  type OwnOperation,
  type OwnOutcome,
  type Slip,
  type StoredSlip,
} from './own.rules.ts'
import { findSlips, insertSlips, type SlipRow } from './slip.repository.ts'

/** What a product of the server decides of its own slips; each is asked for a whole batch at once, in the batch's transaction. */
export type OwnProductRules<Facts, Code extends string> = {
  /** Of the module: `minigames`. */
  name: string
  /** What slips are accepted by, such as the state of their rounds: each in its place, one statement by keys. */
  load(ctx: Ctx, asked: readonly Asked<OwnOperation>[]): Promise<Facts[]>
  /** As `WagerSource` says. */
  mustHold?(facts: readonly Facts[]): boolean
  hold?(ctx: Ctx, facts: readonly Facts[]): Promise<unknown>
  /**
   * What stands in the way of it. Undefined: nothing. Asked once for each operation of a batch, in their order, so that facts may count what those before take up. It may
   * change nothing else.
   */
  refusal(ctx: Ctx, asked: Asked<OwnOperation>, facts: Facts, playerState: PlayerState): Code | undefined
  /** What it keeps of those that were accepted, such as the stakes of a market: one statement. */
  write?(ctx: Ctx, accepted: readonly AcceptedSlip<Facts>[]): Promise<unknown>
}
export type AcceptedSlip<Facts> = Asked<OwnOperation> & { facts: Facts }

export type OwnProduct<Code extends string> = {
  /**
   * Places a wager. The same slip again answers the first outcome, and another slip of its id is refused; what was refused leaves nothing. `done`: the wager
   * and its money are on disk. Throws TryLater when too much waits.
   */
  place(player: Player, slip: Slip): Promise<Answer<OwnOutcome | Code>>
  /** Takes an open wager of the slip back, stake and all. Once more, it answers the same. */
  cancel(player: Player, slipId: string): Promise<Answer<OwnOutcome | Code>>
}

type Loaded<Facts> = { slip: StoredSlip | undefined; facts: Facts }

export const createOwnProduct = <Facts, Code extends string>(
  services: Services,
  rules: OwnProductRules<Facts, Code>,
  writer: WagerWriter = wagerWriterOf(services),
): OwnProduct<Code> => {
  const source = sourceOf(rules)
  return {
    place: (player, slip) => writer.submit(source, { operation: { verb: 'place', ...slip }, player }),
    cancel: (player, slipId) => writer.submit(source, { operation: { verb: 'cancel', slipId }, player }),
  }
}

const sourceOf = <Facts, Code extends string>(
  rules: OwnProductRules<Facts, Code>,
): WagerSource<OwnOperation, Loaded<Facts>, OwnOutcome | Code, undefined> => ({
  name: rules.name,
  keyOf: ({ operation, player }) => `${player.memberId} ${operation.slipId}`,
  isStake: ({ verb }) => verb === 'place',
  // What a slip that is taken back was staked with is known only when it is read.
  hasBonus: (operation) => operation.verb === 'cancel' || (operation.bonusStake ?? 0) > 0,
  mayBegin: ({ verb }) => verb === 'place',
  async load(ctx, asked) {
    const [slips, facts] = await Promise.all([findSlips(ctx, asked), rules.load(ctx, asked)])
    return asked.map((_, i) => ({ slip: slips[i], facts: facts[i] as Facts }))
  },
  mustHold: (_, loaded) => rules.mustHold?.(loaded.map(({ facts }) => facts)) ?? false,
  hold: async (ctx, _, loaded) =>
    rules.hold?.(
      ctx,
      loaded.map(({ facts }) => facts),
    ),
  decide: (ctx, asked, { slip, facts }, playerState) =>
    decideOwn(asked.operation, slip, { ...playerState, memberId: asked.player.memberId }, () =>
      rules.refusal(ctx, asked, facts, playerState),
    ),
  write(ctx, executed) {
    const accepted = executed.filter((one) => one.accepted)
    if (rules.write && accepted.length > 0)
      void ctx.db.pipeline(async () =>
        rules.write?.(
          ctx,
          accepted.map(({ operation, player, loaded }) => ({ operation, player, facts: loaded.facts })),
        ),
      )
    return insertSlips(ctx, accepted.flatMap(slipRowOf))
  },
})

const slipRowOf = <Facts, Outcome extends string>({
  operation,
  player,
  placed,
  balance,
}: ExecutedOperation<OwnOperation, Loaded<Facts>, Outcome, undefined>): SlipRow[] =>
  operation.verb === 'place' && placed
    ? [{ siteId: player.siteId, slipId: operation.slipId, fingerprint: fingerprintOf(operation), ref: placed, balance }]
    : []
