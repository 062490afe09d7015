import { marketKeyNames } from '../../../shared/keys/keymap.ts'
import { type KeyHandlers, useKeys } from '../../../shared/keys/use-keys.ts'
import type { Board } from './use-board-state.ts'

/** Only what acts now: other keys are not shown. */
export const useBoardKeys = (
  board: Board,
  { askBook, goToResult }: { askBook: () => void; goToResult: () => void },
) => {
  const { mayTrade, query, markets, market, target, shown, price } = board
  const keys: KeyHandlers = {
    ...((query.data?.rows.length ?? 0) > 0 && { next: () => board.move(1), previous: () => board.move(-1) }),
    ...Object.fromEntries(
      marketKeyNames.slice(0, markets.length).map((name, at) => [name, () => board.pick(markets[at]?.key)]),
    ),
    ...(mayTrade && target && !target.isSuspended && { suspend: board.suspend }),
    ...(mayTrade && target?.isSuspended && { resume: board.resume }),
    ...(mayTrade && market && shown?.event.state === 'upcoming' && { price: () => price.open(market) }),
    ...(mayTrade && query.data && { 'suspend-all': askBook }),
    ...((market || price.edit) && {
      cancel: () => (price.edit ? price.close() : board.pick(undefined)),
    }),
    result: goToResult,
  }
  useKeys(keys)
}
